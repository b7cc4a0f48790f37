"""Lettering: fonts of outlines and of strokes, drawn letter by letter so that hands and plotters can be imitated."""

import glob
import random
import re

from PIL import Image, ImageDraw, ImageFont

#: Height of capitals in the large picture everything is drawn in, pixels.
CAP = 48
FACES = re.compile(
    r"(osifont|routed-gothic.*|SteveHand|Delphine|ComicNeue-.*|Humor-Sans|dkg.*|[Bb]reip.*|femkeklaver|Rufscript010|TomsonTalks|"
    r"BecauseWe(Build|Learn|Mentor|Organize|Create)-Regular|Jura-.*|Play-.*|OpenSans-.*|Lato-(Regular|Light|Bold|Italic|Medium)|Dosis-.*|"
    r"Quicksand-.*|millimetreA( light)? 01|Beteckna(GS.*)?|eurof[0-9c]+|Inconsolata|Mplus1-(Regular|Light|Bold)|MplusCode.*-(Regular|Light)|"
    r"monof55|ClearSans-.*|Free(Sans|Mono|Serif)(Bold|Oblique)?|SmileySans-Oblique|YuseiMagic-Regular|Cabin-.*|Karla-(Regular|Light|Bold|Italic)|"
    r"okolaks.*|Carlito-.*|Roboto(Condensed)?-(Regular|Light|Bold|Italic|Medium|Thin)|LeagueMono-(Narrow|Condensed|Wide)?(Regular|Light)?|"
    r"NotoSans(Display)?-.*|NotoSerif-Regular|OCRB.?|NationalPark-(Regular|Thin)|Courier Prime( Sans| Code)?|mononoki-.*|"
    r"DejaVuSans.*|DejaVuSerif|Liberation.*(Regular|Bold|Italic)|NimbusSans.*|NimbusMonoPS-Regular|NimbusRoman-Regular|URWGothic-.*)"
)
#: Faces that architects letter with or by: drawn as often as all the others together.
HANDS = re.compile(r"(osifont|routed-gothic.*|SteveHand|ComicNeue-.*|Humor-Sans|dkg.*|[Bb]reip.*|femkeklaver|Rufscript010|TomsonTalks|Jura-.*|Dosis-.*|YuseiMagic.*|RobotoCondensed.*|BecauseWe.*)")
STROKES = ["futural", "futural", "rowmans", "rowmans", "futuram", "rowmand", "timesr"]


def outline_faces(folders: list) -> list:
    paths = sorted(p for f in folders for e in ("ttf", "otf", "t1") for p in glob.glob(f"{f}/**/*.{e}", recursive=True))
    named = [(p, p.split("/")[-1].rsplit(".", 1)[0]) for p in paths]
    return [(p, bool(HANDS.fullmatch(n))) for p, n in named if FACES.fullmatch(n)]


class Outline:
    """A font of outlines, scaled so that its figures are CAP high."""

    def __init__(self, path: str):
        probe = ImageFont.truetype(path, 100)
        box = probe.getbbox("8", anchor="ls")
        self.font = ImageFont.truetype(path, max(10, round(100 * CAP / max(1, -box[1]))))
        self.widths = {}
        self.missing = bytes(self.font.getmask("\uffff"))
        if not all(self.has(sign) for sign in "0123456789-/'\""):
            raise ValueError(path)

    def has(self, sign: str) -> bool:
        drawn = self.font.getmask(sign)
        return drawn.getbbox() is not None and not (self.missing and bytes(drawn) == self.missing)

    def width(self, sign: str) -> float:
        if sign not in self.widths:
            self.widths[sign] = self.font.getlength(sign)
        return self.widths[sign]

    def draw(self, pen: ImageDraw.ImageDraw, x: float, base: float, sign: str, _stroke: int) -> None:
        pen.text((x, base), sign, fill=255, font=self.font, anchor="ls")


class Strokes:
    """A Hershey font: lines of a pen."""

    def __init__(self, path: str):
        self.glyphs = {}
        joined = ""
        code = 32
        for line in open(path):
            joined += line.rstrip("\n")
            if len(joined) < 8:
                continue
            count = int(joined[5:8])
            if len(joined) < 8 + 2 * count:
                continue
            pairs = [(ord(joined[i]) - 82, ord(joined[i + 1]) - 82) for i in range(8, 8 + 2 * count, 2)]
            left, right = pairs[0]
            lines, now = [], []
            for pair in pairs[1:]:
                if pair == (-50, 0):
                    lines.append(now)
                    now = []
                else:
                    now.append((pair[0] - left, pair[1] - 9))
            lines.append(now)
            self.glyphs[chr(code)] = (right - left, [it for it in lines if it])
            code, joined = code + 1, ""
        self.scale = CAP / 21

    def width(self, sign: str) -> float:
        return self.glyphs.get(sign, (16, []))[0] * self.scale

    def draw(self, pen: ImageDraw.ImageDraw, x: float, base: float, sign: str, stroke: int) -> None:
        for line in self.glyphs.get(sign, (16, []))[1]:
            points = [(x + a * self.scale, base + b * self.scale) for a, b in line]
            pen.line(points if len(points) > 1 else points * 2, fill=255, width=stroke, joint="curve")


def letter(face, tokens: list, rng: random.Random) -> tuple:
    """The large picture (ink 255), where each sign stands (from, to), and the line it stands on."""
    hand = rng.random() < 0.35
    shake = rng.uniform(0.01, 0.07) if hand else 0
    spacing = rng.choice([0, 0, 0, 0.05, 0.12, 0.25, -0.04]) * CAP
    stroke = round(rng.uniform(2.5, 8.5))
    own_marks = rng.random() < 0.4
    mark = rng.choice("'\u2019\u2032")
    if not isinstance(face, Outline) or not face.has(mark):
        mark = "'"
    stacked = rng.choice(["line", "line", "stack", "slant"])
    base, height = 2 * CAP, 3 * CAP
    picture = Image.new("L", (CAP * 40, height), 0)
    pen = ImageDraw.Draw(picture)
    x, spans = 2.0 * CAP, []

    def put(sign: str, at: float, low: float, size: float) -> float:
        """Draws one sign and returns its width; smaller or shaken ones are drawn apart and laid in."""
        wide = face.width(sign)
        if size == 1 and not shake:
            face.draw(pen, at, low, sign, stroke)
            return wide
        apart = Image.new("L", (int(wide) + CAP, 2 * CAP), 0)
        face.draw(ImageDraw.Draw(apart), CAP / 2, 1.5 * CAP, sign, max(2, round(stroke / max(size, 0.5))))
        if shake:
            a, b = rng.gauss(0, shake), rng.gauss(0, shake)
            apart = apart.transform(apart.size, Image.AFFINE, (1 + b, a, -a * 1.4 * CAP, a / 2, 1 + rng.gauss(0, shake), rng.gauss(0, shake * CAP)), Image.BILINEAR)
        if size != 1:
            apart = apart.resize((max(1, round(apart.width * size)), max(1, round(apart.height * size))), Image.BILINEAR)
        place = (round(at - CAP / 2 * size), round(low - 1.5 * CAP * size))
        picture.paste(255, place, apart)
        return wide * size

    def marks(sign: str, at: float) -> float:
        """Foot and inch marks as strokes of the pen."""
        lean, tall, gap = rng.uniform(-0.02, 0.16) * CAP, rng.uniform(0.22, 0.42) * CAP, rng.uniform(0.16, 0.28) * CAP
        top = base - rng.uniform(0.9, 1.12) * CAP
        for i in range(2 if sign == '"' else 1):
            left = at + 0.12 * CAP + i * gap
            pen.line([(left + lean, top), (left, top + tall)], fill=255, width=stroke)
        return (0.3 if sign == "'" else 0.5) * CAP

    def figures(text: str, at: float, low: float, size: float) -> float:
        for sign in text:
            at += put(sign, at, low, size) + spacing * size / 2
        return at

    for token in tokens:
        if not isinstance(token, str):
            if token[0] == "gap":
                x += token[1] * CAP
                continue
            _, top, below = token
            if stacked == "line":
                for sign in f"{top}/{below}":
                    wide = put(sign, x, base, 1)
                    spans.append((x, x + wide))
                    x += wide + spacing
                continue
            size = rng.uniform(0.5, 0.75)
            if stacked == "stack":
                rise = rng.uniform(0.45, 0.62) * CAP
                bar = base - 0.5 * CAP
                a = figures(str(top), x, bar - 0.08 * CAP, size)
                b = figures(str(below), x, bar + 0.12 * CAP + size * CAP, size)
                if rng.random() < 0.85:
                    pen.line([(x, bar), (max(a, b), bar)], fill=255, width=max(2, stroke - 1))
                end = max(a, b) + rise * 0.1
            else:
                a = figures(str(top), x, base - (1 - size) * CAP - 0.08 * CAP, size)
                pen.line([(a - 0.05 * CAP, base), (a + 0.4 * CAP, base - CAP)], fill=255, width=max(2, stroke - 1))
                end = figures(str(below), a + 0.28 * CAP, base + 0.05 * CAP, size)
            spans.append((x, end))
            x = end + spacing
            continue
        for sign in token:
            if sign in "'\"" and own_marks:
                wide = marks(sign, x)
            elif sign == '"' and mark != "'":
                wide = put(mark, x, base, 1)
                wide += put(mark, x + wide * 0.8, base, 1) * 0.8
            elif sign == "'":
                wide = put(mark, x, base, 1)
            elif sign in "\u00b1\u00d8":
                wide = strange(pen, sign, x, base, stroke)
            else:
                wide = put(sign, x, base, 1)
            spans.append((x, x + wide))
            x += wide + spacing
    return picture.crop((0, 0, int(x + 2 * CAP), height)), spans, base


def strange(pen: ImageDraw.ImageDraw, sign: str, x: float, base: float, stroke: int) -> float:
    """Signs that many faces lack: plus over minus, a circle struck through."""
    side = 0.7 * CAP
    if sign == "\u00d8":
        pen.ellipse([x + 4, base - 0.85 * CAP, x + 4 + side, base - 0.85 * CAP + side], outline=255, width=stroke)
        pen.line([(x + 4, base), (x + 4 + side, base - CAP)], fill=255, width=stroke)
    else:
        middle = base - 0.6 * CAP
        pen.line([(x + 4, middle), (x + side, middle)], fill=255, width=stroke)
        pen.line([(x + side / 2, middle - side / 2), (x + side / 2, middle + side / 2)], fill=255, width=stroke)
        pen.line([(x + 4, base), (x + side, base)], fill=255, width=stroke)
    return side + 8
