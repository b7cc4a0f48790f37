"""What US drawings letter at dimension lines, as tokens to draw and the text a reader should give."""

import random

FRACTIONS = [(n, d) for d in (2, 4, 8, 16) for n in range(1, d, 2)] + [(n, 32) for n in (1, 5, 9, 31)]
#: Drawn often: the sixteenths are rarer on paper than halves and quarters.
COMMON = [(1, 2), (1, 2), (1, 2), (1, 4), (3, 4), (1, 8), (3, 8), (5, 8), (7, 8)]
AFTER = ["TYP", "TYP.", "CLR", "CLR.", "x", "MIN", "MIN.", "MAX", "EQ", "O.C.", "A.F.F.", "+/-", "HIGH", "WIDE", "R.O.", "±", "DIA", "FLOOR"]
BEFORE = ["±", "Ø", "R", "EQ", "R=", "H=", "@", "CLR"]
WORDS = """BEDROOM KITCHEN LIVING ROOM DINING BATH HALL CLOSET PORCH GARAGE LAUNDRY STORAGE OFFICE ENTRY FOYER DECK STAIR UP DN DOWN
LINEN PANTRY UTILITY STUDY DEN FAMILY MASTER FLOOR PLAN FIRST SECOND SECTION ELEVATION DETAIL SCALE NORTH SOUTH EAST WEST SHEET
CONCRETE WALL DOOR WINDOW HEADER BEAM JOIST RAFTER STUD SLAB FOOTING STEEL WOOD BRICK TILE GLASS NOTE SEE NEW EXISTING""".split()
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def text(rng: random.Random) -> list:
    """Tokens: strings, ('frac', top, below) for fractions, ('gap', heights) for paper. Spaces are not read back."""
    kind = rng.random()
    if kind < 0.80:
        return length(rng)
    if kind < 0.88:
        return [rng.choice(WORDS)] + ([("gap", 0.5), rng.choice(WORDS)] if rng.random() < 0.3 else [])
    if kind < 0.92:
        return [str(rng.randint(0, 9999))[: rng.randint(1, 4)]]
    if kind < 0.96:
        return [f"{rng.choice('ASMEPCLD')}{rng.choice(['', '-', '.'])}{rng.randint(1, 999)}"]
    return ["".join(rng.choice(LETTERS + "0123456789") for _ in range(rng.randint(1, 6)))]


def length(rng: random.Random) -> list:
    tokens = one(rng)
    kind = rng.random()
    if kind < 0.07:
        parts = rng.choice([["x"], [("gap", 0.4), "x", ("gap", 0.4)]])
        tokens = tokens + parts + one(rng)
    elif kind < 0.14:
        tokens = tokens + [("gap", rng.uniform(0.3, 0.7)), rng.choice(AFTER)]
    elif kind < 0.18:
        tokens = [rng.choice("--+"), ("gap", rng.choice([0, 0, 0.2, 0.4]))] + tokens
    elif kind < 0.22:
        tokens = [rng.choice(BEFORE)] + ([("gap", 0.3)] if rng.random() < 0.3 else []) + tokens
    return tokens


def feet(rng: random.Random) -> str:
    return str(rng.choice([rng.randint(0, 9), rng.randint(2, 15), rng.randint(10, 39), rng.randint(0, 199)]))


def one(rng: random.Random) -> list:
    kind = rng.random()
    inches = str(rng.choice([0, 0, 0, 4, 6, 8, *range(12), *range(12)]))
    fraction = rng.choice(COMMON if rng.random() < 0.6 else FRACTIONS)
    fracture = [("gap", rng.choice([0.0, 0.12, 0.3, 0.45])), ("frac", *fraction)]
    # The foot mark stands before the dash, or over it as hands set it.
    wide = rng.choice([0.0, 0.0, 0.0, 0.15, 0.4])
    dash = [("gap", wide or rng.choice([0, 0, -0.3])), "-", ("gap", wide)]
    if kind < 0.62:
        part = dash if rng.random() < 0.88 else [("gap", rng.uniform(0.2, 0.5))]
        body = [inches]
        chance = rng.random()
        if chance < 0.36:
            body += fracture
        elif chance < 0.40:
            body = [("frac", *fraction)]
        mark = '"' if rng.random() < 0.9 else ""
        return [feet(rng), "'"] + part + body + [mark]
    if kind < 0.70:
        return [str(rng.randint(1, 12)), *fracture, '"']
    if kind < 0.73:
        return [("frac", *fraction), '"']
    if kind < 0.81:
        return [str(rng.randint(1, 130)), '"']
    if kind < 0.88:
        return [feet(rng), "'"]
    if kind < 0.91:
        return [f"{rng.randint(0, 299)}.{rng.choice([str(rng.randint(0, 9)), f'{rng.randint(0, 99):02}'])}", "'"]
    if kind < 0.96:
        return [feet(rng), *dash, inches]
    if kind < 0.98:
        return [str(rng.randint(1, 9)), "/", str(rng.randint(0, 11))]
    return [str(rng.randint(100, 9999))]


def said(tokens: list) -> str:
    """The text to be read: no spaces but the one between whole inches and their fraction."""
    out = ""
    for token in tokens:
        if isinstance(token, str):
            out += token
        elif token[0] == "frac":
            out += (" " if out[-1:].isdigit() else "") + f"{token[1]}/{token[2]}"
    return out
