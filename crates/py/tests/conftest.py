"""What all tests share."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
import stratege as st


@pytest.fixture(autouse=True)
def always_alike() -> Iterator[None]:
    """Sentences are compared in English, whatever the locale, and the same numbers are drawn."""
    st.use_language("en")
    random.seed(1)
    yield
    st.use_language("en")
