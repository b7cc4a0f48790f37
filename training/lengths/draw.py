"""Draws crops as scans show them: `draw.py SEED COUNT OUT.npz FONT_FOLDER…`."""

import io
import random
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

import faces
from faces import CAP
from texts import said, text

HEIGHT = 32
MAX_WIDTH = 384
#: Stands for a letter that the edge cuts, and for lettering upside down.
CUT = "#"


def sample(rng: random.Random, fonts: dict) -> tuple:
    """One crop (32 rows, uint8) and its text."""
    if rng.random() < 0.05:
        return finish(rng, clutter(rng), 0.7 * CAP), ""
    tokens = text(rng)
    try:
        large, spans, base = faces.letter(pick(rng, fonts), tokens, rng)
    except OSError:
        return sample(rng, fonts)
    label = said(tokens)
    squeeze = rng.choice([1, 1, rng.uniform(0.62, 1), rng.uniform(1, 1.25)])
    slant = rng.choice([0, 0, 0, rng.uniform(-0.05, 0.35)])
    width = int(large.width * squeeze)
    large = large.transform((width, large.height), Image.AFFINE, (1 / squeeze, slant, -slant * (base - CAP / 2), 0, 1, 0), Image.BILINEAR)
    spans = [(a * squeeze, b * squeeze) for a, b in spans]
    left, right = spans[0][0], spans[-1][1]
    ends = [rng.uniform(0.1, 0.75) * CAP for _ in range(2)]
    upside = rng.random() < 0.04 and any(it.isdigit() for it in label)
    simple = not any(not isinstance(it, str) and it[0] == "frac" for it in tokens)
    if not upside and simple and len(label) > 3 and len(spans) == len(label) and rng.random() < 0.13:
        # The edge cuts a letter: what is left of it is no letter.
        side = rng.randint(0, 1)
        at = rng.choice([0, 0, 1, 2]) if side == 0 else rng.choice([-1, -1, -2, -3])
        a, b = spans[at]
        if b - a > 0.45 * CAP and label[at] not in "'\"-. ":
            cut = a + (b - a) * rng.uniform(0.3, 0.7)
            if side == 0:
                left, ends[0], label = cut, 0, CUT + label[at + 1 :]
            else:
                right, ends[1], label = cut, 0, label[:at] + CUT
    pen = ImageDraw.Draw(large)
    neighbours(rng, pen, large.size, (left, right), base)
    low, high = rng.uniform(0.12, 0.5) * CAP, rng.uniform(0.12, 0.5) * CAP
    if any(not isinstance(it, str) and it[0] == "frac" for it in tokens):
        low, high = low + 0.1 * CAP, high + 0.1 * CAP
    if rng.random() < 0.35:
        large = large.rotate(rng.gauss(0, 1.2), Image.BILINEAR, center=((left + right) / 2, base - CAP / 2))
    box = (int(left - ends[0]), int(base - CAP - high), int(right + ends[1]), int(base + low))
    crop = large.crop(box)
    if upside:
        crop, label = crop.rotate(180), CUT
    return finish(rng, crop, CAP), label


def pick(rng: random.Random, fonts: dict):
    chance = rng.random()
    kind = "strokes" if chance < 0.3 else "hands" if chance < 0.62 else "others"
    return rng.choice(fonts[kind])


def neighbours(rng: random.Random, pen: ImageDraw.ImageDraw, size: tuple, ends: tuple, base: float) -> None:
    """Dimension lines, witness lines, ticks, walls, and lettering above or below."""
    wide, high = size
    thick = rng.randint(2, 7)
    chance = rng.random()
    if chance < 0.22:
        y = base + rng.uniform(0.12, 0.5) * CAP
        pen.line([(0, y), (wide, y)], fill=255, width=thick)
    elif chance < 0.30:
        y = base - rng.uniform(1.15, 1.5) * CAP
        pen.line([(0, y), (wide, y)], fill=255, width=thick)
    elif chance < 0.42:
        y = base - rng.uniform(0.4, 0.6) * CAP
        gap = rng.uniform(0.12, 0.5) * CAP
        pen.line([(0, y), (ends[0] - gap, y)], fill=255, width=thick)
        pen.line([(ends[1] + gap, y), (wide, y)], fill=255, width=thick)
    elif chance < 0.45:
        y = base - rng.uniform(0.1, 0.9) * CAP
        pen.line([(0, y), (wide, y)], fill=rng.randint(90, 255), width=max(1, thick // 2))
    if rng.random() < 0.16:
        x = rng.choice([ends[0] - rng.uniform(0.15, 0.6) * CAP, ends[1] + rng.uniform(0.15, 0.6) * CAP])
        pen.line([(x, 0), (x, high)], fill=255, width=thick)
        if rng.random() < 0.4:
            pen.line([(x - 0.3 * CAP, base + 0.3 * CAP), (x + 0.3 * CAP, base - 0.3 * CAP)], fill=255, width=thick)
    if rng.random() < 0.05:
        x = rng.uniform(ends[0], ends[1])
        pen.line([(x, 0), (x + rng.gauss(0, 10), high)], fill=rng.randint(120, 255), width=max(1, thick // 2))
    if rng.random() < 0.10:
        y = rng.choice([base + rng.uniform(0.25, 0.5) * CAP, base - rng.uniform(1.25, 1.5) * CAP - CAP])
        x = rng.uniform(0, ends[0])
        while x < ends[1]:
            pen.rectangle([x, y, x + rng.uniform(6, 26), y + CAP], outline=255, width=thick)
            x += rng.uniform(20, 50)


def clutter(rng: random.Random) -> Image.Image:
    """Pieces of drawing without lettering."""
    wide, high = int(CAP * rng.uniform(1.2, 7)), int(CAP * 1.5)
    picture = Image.new("L", (wide, high), 0)
    pen = ImageDraw.Draw(picture)
    thick = rng.randint(2, 7)
    kind = rng.random()
    if kind < 0.4:
        step, lean = rng.uniform(8, 40), rng.uniform(-1, 1) * high
        x = -float(high)
        while x < wide + high:
            pen.line([(x, 0), (x + lean, high)], fill=255, width=thick)
            x += step
    else:
        for _ in range(rng.randint(0, 5)):
            a, b = (rng.uniform(0, wide), rng.uniform(0, high)), (rng.uniform(0, wide), rng.uniform(0, high))
            shape = rng.random()
            if shape < 0.35:
                pen.line([a, (b[0], a[1])], fill=255, width=thick)
            elif shape < 0.6:
                pen.line([a, (a[0], b[1])], fill=255, width=thick)
            elif shape < 0.8:
                pen.line([a, b], fill=255, width=thick)
            else:
                pen.arc([a[0] - 40, a[1] - 40, a[0] + 40, a[1] + 40], rng.randint(0, 180), rng.randint(180, 360), fill=255, width=thick)
    return picture


def finish(rng: random.Random, crop: Image.Image, cap: float) -> np.ndarray:
    """Scans the crop: few pixels, blurred, speckled, compressed, then scaled to 32 rows as the reader does."""
    small = min(26.0, max(6.0, rng.lognormvariate(2.45, 0.38))) / cap
    size = (max(8, round(crop.width * small)), max(6, round(crop.height * small)))
    if rng.random() < 0.15:
        crop = crop.filter(ImageFilter.MinFilter(3) if rng.random() < 0.35 else ImageFilter.MaxFilter(3))
    ink = np.asarray(crop.resize(size, Image.BOX if rng.random() < 0.6 else Image.BILINEAR, reducing_gap=2.0), np.float32) / 255
    noise = np.random.default_rng(rng.getrandbits(32))
    if rng.random() < 0.25:
        ink = np.clip(ink * rng.uniform(1.1, 2.2), 0, 1)
    if rng.random() < 0.2:
        ink *= noise.random(ink.shape) > rng.uniform(0.01, 0.12)
    if rng.random() < 0.2:
        ink = np.maximum(ink, noise.random(ink.shape) < rng.uniform(0.002, 0.02))
    if rng.random() < 0.25:
        ink = (ink + noise.normal(0, 0.08, ink.shape) > rng.uniform(0.25, 0.55)).astype(np.float32)
    paper, dark = rng.choice([255, 255, rng.uniform(185, 255)]), rng.choice([0, rng.uniform(0, 110)])
    grey = paper + (dark - paper) * ink + noise.normal(0, rng.choice([0, 2, 8]), ink.shape)
    picture = Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8))
    if rng.random() < 0.45:
        picture = picture.filter(ImageFilter.GaussianBlur(rng.uniform(0.2, 0.85)))
    if rng.random() < 0.35:
        held = io.BytesIO()
        picture.save(held, "JPEG", quality=rng.randint(22, 88))
        picture = Image.open(held)
    width = min(MAX_WIDTH, max(16, round(picture.width * HEIGHT / picture.height)))
    return np.asarray(picture.resize((width, HEIGHT), Image.BILINEAR))


def load(folders: list) -> dict:
    fonts = {"strokes": [], "hands": [], "others": []}
    for folder in folders:
        for name in faces.STROKES:
            for path in faces.glob.glob(f"{folder}/**/{name}.jhf", recursive=True):
                fonts["strokes"].append(faces.Strokes(path))
    for path, is_hand in faces.outline_faces(folders):
        try:
            fonts["hands" if is_hand else "others"].append(faces.Outline(path))
        except (ValueError, OSError):
            pass
    return fonts


def main() -> None:
    seed, count, out, folders = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4:]
    rng = random.Random(seed)
    fonts = load(folders)
    made = [sample(rng, fonts) for _ in range(count)]
    widths = np.array([it[0].shape[1] for it in made], np.int32)
    np.savez(out, pixels=np.concatenate([it[0].ravel() for it in made]), widths=widths, texts=np.array([it[1] for it in made]))


if __name__ == "__main__":
    main()
