"""What positions of combinatorial games are worth: canonical forms, exactly."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Union

from . import _engine
from ._calls import number_of
from ._engine import GameError, LimitReached
from ._games import Game, rules_and_text
from ._language import language, said
from ._limits import allowance
from ._positions import Position

if TYPE_CHECKING:
    from fractions import Fraction

#: What stands for a value: a number whose denominator is a power of two, or a sum as text.
Valued = Union["Value", int, "Fraction", str]

#: Names that are longer are written out only if that is asked for.
LONGEST = 10**8


class Value:
    """The value of a game: what it is worth in a sum, whoever moves. Made by `value`.

    Player 1 is Left, who likes large values; player 2 is Right. Values are added, compared and
    kept in canonical form, so equal values are the same object of mathematics: they are `==` and
    have the same hash, however they were written. Whole numbers, fractions over a power of two
    and texts may stand for values beside an operator.

    >>> up, star = value("^"), value("*")
    >>> up + star
    Value('^*')
    >>> up > 0, up > star, up.confused(star), star + star == 0
    (True, False, True, True)
    >>> 3 * up - "*2"
    Value('3.^*2')
    """

    __slots__ = ("_engine",)

    def __init__(self, engine: _engine.Value) -> None:
        self._engine = engine

    @property
    def left(self) -> list[Value]:
        """The options of Left (player 1) in canonical form.

        >>> value("{2,1|-1} + *").left
        [Value('2*')]
        """
        return [Value(option) for option in self._engine.options(1)]

    @property
    def right(self) -> list[Value]:
        """The options of Right (player 2) in canonical form.

        >>> value("^").right
        [Value('*')]
        """
        return [Value(option) for option in self._engine.options(2)]

    @property
    def mean(self) -> Fraction:
        """What many copies are worth on average.

        >>> value("{3|1||0}").mean
        Fraction(1, 1)
        """
        return _fraction(self._engine.numbers()[0])

    @property
    def temperature(self) -> Fraction:
        """How urgent it is to move here.

        That of a whole number is -1, that of a fraction over 2ⁿ is -1/2ⁿ.

        >>> value("{5|2}").temperature, value("1/4").temperature
        (Fraction(3, 2), Fraction(-1, 4))
        """
        return _fraction(self._engine.numbers()[1])

    @property
    def left_stop(self) -> Fraction:
        """The number that is reached when Left begins."""
        return _fraction(self._engine.numbers()[2])

    @property
    def right_stop(self) -> Fraction:
        """The number that is reached when Right begins."""
        return _fraction(self._engine.numbers()[3])

    @property
    def birthday(self) -> int:
        """How many moves the canonical form lasts at most.

        >>> value("3/4").birthday
        3
        """
        return self._engine.birthday()

    @property
    def outcome(self) -> str:
        """Who wins: `left` or `right` (whoever begins), `first` or `second` (to move).

        >>> [value(text).outcome for text in ("^", "-1", "*", "0")]
        ['left', 'right', 'first', 'second']
        """
        return self._engine.outcome()

    @property
    def atomic_weight(self) -> Value | None:
        """How many ups it is worth, roughly; `None` unless it is all small.

        >>> value("3.^ + *2").atomic_weight, value("1").atomic_weight
        (Value('3'), None)
        """
        weight = self._engine.atomic_weight()
        return None if weight is None else Value(weight)

    @property
    def number(self) -> Fraction | None:
        """The number that it is, if it is one.

        >>> value("{0|1}").number
        Fraction(1, 2)
        """
        ratio = self._engine.number()
        return None if ratio is None else _fraction(ratio)

    @property
    def nimber(self) -> int | None:
        """The size of the heap of nim that it is worth, if it is one.

        >>> value("*2 + *3").nimber
        1
        """
        return self._engine.nimber()

    def confused(self, other: Valued) -> bool:
        """Whether neither is at least as large as the other: it depends on who moves.

        >>> value("*").confused(0), value("^").confused(0)
        (True, False)
        """
        return self._engine.relation(_needed(other)) == "||"

    def cool(self, temperature: Valued) -> Value:
        """The game in which every move costs so much.

        >>> value("{5|1}").cool(1), value("{5|1}").cool(3)
        (Value('{4|2}'), Value('3'))
        """
        by = _temperature(temperature)
        if by.relation(_engine.number(0, 1)) == "<":
            raise GameError(
                said(
                    f"a game is not cooled by {temperature}; give a number, 0 or more",
                    f"on ne refroidit pas un jeu de {temperature}\u202f; donnez un nombre, 0 ou plus",
                )
            )
        return Value(self._engine.cool(by))

    def heat(self, temperature: Valued) -> Value:
        """The game in which every move brings so much; numbers stay as they are.

        >>> value("*").heat(2)
        Value('+-2')
        """
        return Value(self._engine.heat(_temperature(temperature)))

    def thermograph(self) -> Thermograph:
        """The stops as the game is cooled, which a notebook draws."""
        return Thermograph(self)

    @property
    def ascii(self) -> str:
        """The whole name as it is typed.

        >>> value("{3|1||0} + ^").ascii
        '{3^|1^||^}'
        """
        return self.full("ascii")

    @property
    def latex(self) -> str:
        r"""The whole name as LaTeX writes it, to be put between dollars.

        >>> print(value("1/2 + *").latex)
        \frac{1}{2}{\ast}
        """
        return self.full("latex")

    def full(self, style: str = "unicode", longest: int = LONGEST) -> str:
        """The whole name, however long it is: `unicode`, `ascii` or `latex`.

        >>> print(value("{3|1||0}").full())
        {3|1‖0}
        """
        if style not in ("unicode", "ascii", "latex"):
            raise GameError(
                said(
                    f"there is no style `{style}`; known: unicode, ascii, latex",
                    f"il n'y a pas de style `{style}`\u202f; connus\u202f: unicode, ascii, latex",
                )
            )
        name, characters = self._engine.name(style, number_of("longest", longest, most=LONGEST))
        if name is None:
            raise LimitReached(
                said(
                    f"the name has {_counted(characters)} characters, more than {longest}",
                    f"le nom a {_counted(characters)} caractères, plus de {longest}",
                )
            )
        return name

    def __add__(self, other: Valued) -> Value:
        return self._with(other, self._engine.plus)

    __radd__ = __add__

    def __sub__(self, other: Valued) -> Value:
        return self._with(other, lambda it: self._engine.plus(it.negative()))

    def __rsub__(self, other: Valued) -> Value:
        return self._with(other, lambda it: it.plus(self._engine.negative()))

    def __mul__(self, count: int) -> Value:
        if not hasattr(count, "__index__"):
            return NotImplemented
        count, most = count.__index__(), 2**62
        # Of so many copies either two cancel, or all are out of range.
        return Value(self._engine.times(count if abs(count) < most else most + count % 2))

    __rmul__ = __mul__

    def __neg__(self) -> Value:
        return Value(self._engine.negative())

    def __pos__(self) -> Value:
        return self

    def _with(self, other: object, work: Callable[[_engine.Value], _engine.Value]) -> Value:
        """What comes of a calculation, if the other side stands for a value."""
        engine = _read(other)
        return NotImplemented if engine is None else Value(work(engine))

    def _is(self, other: object, signs: tuple[str, ...]) -> bool:
        engine = _read(other)
        return NotImplemented if engine is None else self._engine.relation(engine) in signs

    def __lt__(self, other: Valued) -> bool:
        return self._is(other, ("<",))

    def __le__(self, other: Valued) -> bool:
        return self._is(other, ("<", "="))

    def __gt__(self, other: Valued) -> bool:
        return self._is(other, (">",))

    def __ge__(self, other: Valued) -> bool:
        return self._is(other, (">", "="))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Value):
            return self._engine.is_same(other._engine)
        if isinstance(other, str):
            # A text that is no value is another thing, not a mistake.
            try:
                return self == value(other)
            except GameError:
                return False
        number = self.number
        return NotImplemented if number is None else number.__eq__(other)

    def __hash__(self) -> int:
        number = self.number
        return hash(self._engine.key()) if number is None else hash(number)

    def __reduce__(self) -> tuple[Any, ...]:
        name, _ = self._engine.name("ascii")
        if name is not None:
            return (value, (name,))
        return (_rebuilt, (self._engine.structure(),))

    def __copy__(self) -> Value:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Value:
        # A value never changes.
        return self

    def __str__(self) -> str:
        name, characters = self._engine.name("unicode")
        return _long(characters) if name is None else name

    def __repr__(self) -> str:
        name, _ = self._engine.name("ascii")
        return str(self) if name is None else f"Value({name!r})"

    def _repr_latex_(self) -> str | None:
        name, _ = self._engine.name("latex")
        return None if name is None else f"${name}$"

    def _repr_svg_(self) -> str:
        return self.thermograph().svg()


class Thermograph:
    """The stops of a value as it is cooled; above their last corners the walls are one mast.

    >>> thermograph = value("{3|1||0}").thermograph()
    >>> thermograph
    <Thermograph of {3|1‖0}: mean 1, temperature 1>
    >>> [(str(temperature), str(stop)) for temperature, stop in thermograph.left]
    [('-1', '1'), ('1', '1')]
    """

    #: The corners of the wall of Left from temperature -1 up: temperatures and left stops.
    left: list[tuple[Fraction, Fraction]]
    #: The corners of the wall of Right: temperatures and right stops.
    right: list[tuple[Fraction, Fraction]]

    def __init__(self, value: Value) -> None:
        #: What it is the thermograph of.
        self.value = value
        self.left, self.right = (
            [(_fraction(temperature), _fraction(stop)) for temperature, stop in wall]
            for wall in value._engine.thermograph()
        )

    @property
    def mean(self) -> Fraction:
        """Where the mast stands."""
        return self.value.mean

    @property
    def temperature(self) -> Fraction:
        """Where the mast begins."""
        return self.value.temperature

    def svg(self) -> str:
        """The thermograph as SVG; values grow to the left, as in books."""
        title = said(f"Thermograph of {self.value}", f"Thermographe de {self.value}")
        return self.value._engine.thermograph_svg(title, language())

    def _repr_svg_(self) -> str:
        return self.svg()

    def __eq__(self, other: object) -> bool:
        return self.value == other.value if isinstance(other, Thermograph) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.value)

    def __repr__(self) -> str:
        return f"<Thermograph of {self.value}: mean {self.mean}, temperature {self.temperature}>"


def value(
    what: Game | Position | Valued,
    position: object = None,
    *,
    seconds: float | None = None,
    positions: int | None = None,
    memory: int | None = None,
    progress: bool | None = None,
) -> Value:
    """The value of a position, or of a sum: values in standard notation, and words of games.

    Notation: `1/2`, `*2`, `^` (↑), `v` (↓), `^^`, `3.^`, `^*`, `+_2` (tiny), `-_2` (miny), `+-1`
    (±1), `{a,b|c}` with `||` and `|||` for outer bars, `3.{1|0}` for three copies.

    >>> value("^ + *")
    Value('^*')
    >>> value("domineering:3x3"), value("2.domineering:2x3 - 1/2")
    (Value('+-1'), Value('1'))
    >>> value("domineering:2x3", ".../.## 1").number
    Fraction(-1, 2)
    """
    limits = allowance(seconds, positions, memory, progress)
    if isinstance(what, (Game, Position)) or position is not None:
        rules, text = rules_and_text(what, position)  # type: ignore[arg-type]
        return Value(_engine.value_of(rules._engine, text, limits))
    if isinstance(what, str):
        return Value(_engine.value(what, limits))
    return Value(_needed(what))


def _read(what: object) -> _engine.Value | None:
    """What stands for a value; `None` if nothing does."""
    if isinstance(what, Value):
        return what._engine
    if isinstance(what, str):
        return _engine.value(what, allowance(progress=False))
    numerator, denominator = (getattr(what, name, None) for name in ("numerator", "denominator"))
    if hasattr(numerator, "__index__") and hasattr(denominator, "__index__"):
        return _engine.number(numerator, denominator)
    return None


def _needed(what: object) -> _engine.Value:
    engine = _read(what)
    if engine is None:
        raise GameError(
            said(
                f"{what!r} is not a value; give a text such as '^ + 1/2', a whole number or a "
                "fraction",
                f"{what!r} n'est pas une valeur\u202f; donnez un texte comme '^ + 1/2', un entier "
                "ou une fraction",
            )
        )
    return engine


def _temperature(what: Valued) -> _engine.Value:
    """A number to cool or heat by."""
    engine = _needed(what)
    if engine.number() is None:
        raise GameError(
            said(
                f"a temperature is a number, not {what}",
                f"une température est un nombre, pas {what}",
            )
        )
    return engine


def _rebuilt(nodes: list[Any]) -> Value:
    """A value that was pickled without its name."""
    return Value(_engine.rebuilt(nodes))


def _fraction(ratio: tuple[int, int]) -> Fraction:
    from fractions import Fraction  # here, because importing the package must be quick

    return Fraction(*ratio)


def _counted(characters: int) -> str:
    return f"{characters:,}".replace(",", said(",", "\u202f"))


def _long(characters: int) -> str:
    """What stands for a name that is too long to be read."""
    count = _counted(characters)
    return said(f"<value of {count} characters>", f"<valeur de {count} caractères>")
