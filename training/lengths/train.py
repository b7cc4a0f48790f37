"""Trains the reader of lengths: `train.py MINUTES OUT.onnx CHUNK.npz…`. Chunks that are drawn meanwhile are taken up."""

import glob
import os
import random
import sys
import time

import numpy as np
import torch
from torch import nn

SEED = 7
LETTERS = "0123456789'\"-/ x.+=@ABCDEFGHIJKLMNOPQRSTUVWXYZ±Ø#"
HEIGHT = 32
BATCH = 32
CODES = {letter: i + 1 for i, letter in enumerate(LETTERS)}


def block(inputs: int, outputs: int, kernel, padding, dilation=1) -> nn.Sequential:
    return nn.Sequential(nn.Conv2d(inputs, outputs, kernel, padding=padding, dilation=dilation, bias=False), nn.BatchNorm2d(outputs), nn.ReLU())


class Reader(nn.Module):
    """Convolutions only: 32 rows become one, two columns become one step of the answer."""

    def __init__(self):
        super().__init__()
        self.look = nn.Sequential(
            block(1, 16, 3, 1), nn.MaxPool2d(2),
            block(16, 32, 3, 1), nn.MaxPool2d((2, 1)),
            block(32, 64, 3, 1), nn.MaxPool2d((2, 1)),
            block(64, 96, 3, 1), block(96, 128, (4, 1), 0),
        )
        self.along = nn.ModuleList([block(128, 128, (1, 5), (0, 2 * d), (1, d)) for d in (1, 2, 4)])
        self.say = nn.Conv2d(128, len(LETTERS) + 1, 1)

    def forward(self, pictures: torch.Tensor) -> torch.Tensor:
        """[items, 1, 32, width] of -1 (ink) to 1 (paper), 0 behind the crop → log probabilities [items, steps, letters]."""
        seen = self.look(pictures)
        for layer in self.along:
            seen = seen + layer(seen)
        return self.say(seen).squeeze(2).transpose(1, 2).log_softmax(2)


class Shares(nn.Module):
    """The reader as it is handed out: probabilities."""

    def __init__(self, reader: Reader):
        super().__init__()
        self.reader = reader

    def forward(self, pictures: torch.Tensor) -> torch.Tensor:
        return self.reader(pictures).exp()


class Chunks:
    """Crops in the order of their widths, in batches; files may come while training runs."""

    def __init__(self, pattern: str):
        self.pattern, self.known, self.batches = pattern, set(), []

    def refresh(self) -> None:
        for path in sorted(set(glob.glob(self.pattern)) - self.known):
            self.known.add(path)
            held = np.load(path)
            pixels, widths, texts = held["pixels"], held["widths"], held["texts"]
            starts = np.concatenate([[0], np.cumsum(widths * HEIGHT)])
            order = np.argsort(widths + np.random.uniform(0, 12, len(widths)))
            for at in range(0, len(order) - BATCH + 1, BATCH):
                some = order[at : at + BATCH]
                self.batches.append(([pixels[starts[i] : starts[i + 1]].reshape(HEIGHT, -1) for i in some], [str(texts[i]) for i in some]))


def to_input(pictures: list) -> torch.Tensor:
    width = (max(it.shape[1] for it in pictures) + 7) // 8 * 8
    out = np.zeros((len(pictures), 1, HEIGHT, width), np.float32)
    for i, it in enumerate(pictures):
        out[i, 0, :, : it.shape[1]] = it / 127.5 - 1
    return torch.from_numpy(out)


def decode(answer: torch.Tensor) -> list:
    """Best path and the least certain letter of it."""
    out = []
    for item in answer.detach():
        sure, best = item.exp().max(1)
        text, least, last = "", 1.0, 0
        for p, b in zip(sure.tolist(), best.tolist()):
            if b and b != last:
                text, least = text + LETTERS[b - 1], min(least, p)
            last = b
        out.append((text, least))
    return out


def watch(model: Reader, path: str) -> str:
    """How real crops, never trained on, are read."""
    held = np.load(path)
    starts = np.concatenate([[0], np.cumsum(held["widths"] * HEIGHT)])
    model.eval()
    right = sure = wrong = 0
    for i, text in enumerate(held["texts"]):
        said, least = decode(model(to_input([held["pixels"][starts[i] : starts[i + 1]].reshape(HEIGHT, -1)])))[0]
        right += said == text
        sure += said == text and least > 0.8
        wrong += said != text and least > 0.8
    model.train()
    return f"{path.split('/')[-1]} {right} of {len(held['texts'])}, sure: {sure} right {wrong} wrong"


def main() -> None:
    minutes, out, pattern, watched = float(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4:]
    torch.manual_seed(SEED), np.random.seed(SEED), random.seed(SEED)
    torch.set_num_threads(1)
    model = Reader()
    if os.path.exists(f"{out}.pt"):
        model.load_state_dict(torch.load(f"{out}.pt"))
    print(sum(p.numel() for p in model.parameters()), "weights", flush=True)
    best = torch.optim.AdamW(model.parameters(), 2e-3, weight_decay=1e-3)
    loss_of = nn.CTCLoss(zero_infinity=True)
    chunks, began, step, mean, saved = Chunks(pattern), time.time(), 0, 3.0, time.time()
    while (done := (time.time() - began) / 60 / minutes) < 1:
        if step % 100 == 0:
            chunks.refresh()
        for group in best.param_groups:
            group["lr"] = 2e-3 * min(1, step / 100 + 0.05) * max(0.02, 1 - done)
        pictures, texts = random.choice(chunks.batches)
        answer = model(to_input(pictures))
        codes = torch.tensor([CODES[c] for text in texts for c in text], dtype=torch.long)
        lengths = torch.tensor([len(text) for text in texts])
        loss = loss_of(answer.transpose(0, 1), codes, torch.full((len(texts),), answer.shape[1], dtype=torch.long), lengths)
        best.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 2.0)
        best.step()
        mean, step = 0.98 * mean + 0.02 * loss.item(), step + 1
        if time.time() - saved > 120:
            saved = time.time()
            print(f"{(saved - began) / 60:.1f} min step {step} loss {mean:.3f} batches {len(chunks.batches)}", *[watch(model, it) for it in watched], flush=True)
            save(model, out)
    save(model, out)
    print("end", step, f"{mean:.3f}", *[watch(model, it) for it in watched], flush=True)


def save(model: Reader, out: str) -> None:
    torch.save(model.state_dict(), f"{out}.pt")
    model.eval()
    torch.onnx.export(Shares(model), torch.zeros(1, 1, HEIGHT, 64), out, opset_version=13, input_names=["picture"], output_names=["letters"], dynamic_axes={"picture": {0: "items", 3: "width"}, "letters": {0: "items", 1: "steps"}})
    model.train()


if __name__ == "__main__":
    main()
