"""What all tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import stratege as st


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Sentences are compared in English, whatever the locale."""
    st.use_language("en")
    yield
    st.use_language("en")
