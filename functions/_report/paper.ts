/**
 * The sheet of paper under the report: pages, text, structure and bookmarks. Everything drawn is either text
 * under a structure element or marked as decoration, as PDF/UA asks.
 */
import PDFDocument from "pdfkit";
import { chooseFont, type FontSet, type FontStyle, toPrintable } from "./fonts.ts";
import { COLUMN, INK, PAGE } from "./look.ts";

/** Size in points, colours as `#RRGGBB`. */
export interface TextStyle {
  font?: FontStyle;
  size?: number;
  color?: string;
  align?: "left" | "right" | "center";
  width?: number;
  lineGap?: number;
}

/** Where text goes: at the running position, or at a fixed place that leaves it alone. */
export interface TextPlace extends TextStyle {
  x?: number;
  /** Given: placed there, the running position stays. */
  y?: number;
  /** Structure type; null inside another element's content. */
  tag?: string | null;
  link?: string;
}

type Element = PDFKit.PDFStructureElement;

/** What the file says of itself. */
export interface PaperInfo {
  title: string;
  author: string;
  subject: string;
  createdAt: Date;
}

export class Paper {
  readonly doc: PDFKit.PDFDocument;
  /** Running position in points from the top of the page. */
  y: number = PAGE.top;
  #parent: Element;
  readonly #root: Element;
  readonly #bytes: Promise<Uint8Array>;

  constructor(readonly fonts: FontSet, info: PaperInfo) {
    const options = {
      size: [PAGE.widthPt, PAGE.heightPt],
      margins: { left: PAGE.left, right: PAGE.right, top: PAGE.top, bottom: PAGE.bottom },
      pdfVersion: "1.7",
      subset: "PDF/UA",
      tagged: true,
      lang: "en-US",
      displayTitle: true,
      bufferPages: true,
      font: null,
      info: {
        Title: new InfoText(info.title),
        Author: new InfoText(info.author),
        Subject: new InfoText(info.subject),
        Creator: "FLClear",
        Producer: "FLClear",
        CreationDate: info.createdAt,
      },
    };
    // The type package is older than the library: it knows neither PDF/UA nor a missing default font.
    this.doc = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions);
    for (const file of new Set(Object.values(fonts).flat())) {
      this.doc.registerFont(file.name, file.bytes as unknown as string);
    }
    this.#bytes = collect(this.doc);
    this.#root = this.doc.struct("Document");
    this.doc.addStructure(this.#root);
    this.#parent = this.#root;
  }

  /** Space left on the page, in points. */
  get room(): number {
    return PAGE.heightPt - PAGE.bottom - this.y;
  }

  /** Starts a page. */
  newPage(): void {
    this.doc.addPage();
    this.y = PAGE.top;
  }

  /** Starts a page when less than `heightPt` is left. */
  ensure(heightPt: number): void {
    if (heightPt > this.room && this.y > PAGE.top) this.newPage();
  }

  /** Adds blank space. */
  space(heightPt: number): void {
    this.y += heightPt;
  }

  /** Height of a text in points, set in this style. */
  measure(text: string, style: TextStyle = {}): number {
    const printable = this.#set(text, style);
    return this.doc.heightOfString(printable, {
      width: style.width ?? COLUMN,
      lineGap: style.lineGap ?? gapOf(style),
    });
  }

  /** Width of a one-line text in points. */
  measureWidth(text: string, style: TextStyle = {}): number {
    return this.doc.widthOfString(this.#set(text, style));
  }

  /** Writes text and moves on, unless a fixed place is given. Long text runs on to the next page. */
  text(text: string, place: TextPlace = {}): void {
    const { tag = "P", link } = place;
    const draw = () => {
      const printable = this.#set(text, place);
      this.doc.text(printable, place.x ?? PAGE.left, place.y ?? this.y, {
        width: place.width ?? COLUMN,
        align: place.align ?? "left",
        lineGap: place.lineGap ?? gapOf(place),
        ...(link ? { link } : {}),
      });
    };
    if (tag === null) draw();
    else this.element(link ? "Link" : tag, draw, link ? { alt: text } : {});
    if (place.y === undefined) this.y = this.doc.y;
  }

  /** A structure element around drawn content. */
  element(type: string, draw: () => void, options: { alt?: string; scope?: string } = {}): void {
    const element = this.doc.struct(type as "P", options as { alt?: string }, [draw]);
    this.#parent.add(element);
  }

  /** A structure element around other elements. */
  within(type: string, fill: () => void): void {
    const outer = this.#parent;
    const element = this.doc.struct(type as "Sect");
    outer.add(element);
    this.#parent = element;
    fill();
    this.#parent = outer;
    element.end();
  }

  /** Drawing that carries no meaning of its own: lines, shades, repeated heads. */
  decorate(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.doc.markContent("Artifact", { type });
    this.doc.save();
    draw();
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  /** A picture with the words that stand for it. */
  figure(alt: string, draw: () => void): void {
    this.element("Figure", () => {
      this.doc.save();
      draw();
      this.doc.restore();
    }, { alt });
  }

  /** A bookmark to the top of the present page. @returns the entry, for bookmarks under it */
  bookmark(title: string, parent?: PDFKit.PDFOutline): PDFKit.PDFOutline {
    return (parent ?? this.doc.outline).addItem(toPrintable(this.fonts, "regular", title), {
      expanded: false,
    });
  }

  /** Draws on every page once all are there. @param stamp gets the page's index from 0 and the page count */
  stampPages(stamp: (index: number, count: number) => void): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      this.doc.switchToPage(start + index);
      const bottom = this.doc.page.margins.bottom;
      this.doc.page.margins.bottom = 0;
      this.decorate(() => stamp(index, count), "Pagination");
      this.doc.page.margins.bottom = bottom;
    }
  }

  /** Number of pages so far. */
  get pageCount(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** Opens a PNG or JPEG for drawing; null when the bytes are no such picture. */
  openPicture(bytes: Uint8Array): Picture | null {
    const { doc } = this;
    let image: { width: number; height: number };
    try {
      image = (doc as unknown as ImageOpener).openImage(bytes);
    } catch {
      return null; // a missing picture costs the reader a glance, a missing report costs the day
    }
    return {
      widthPx: image.width,
      heightPx: image.height,
      draw: ({ x, y, width, height }) =>
        doc.image(image as unknown as string, x, y, { width, height }),
    };
  }

  /** Embeds a file beside the pages. */
  attach(name: string, text: string, description: string): void {
    const bytes = new TextEncoder().encode(text);
    const options = { name, type: "application/json", description, relationship: "Data" };
    this.doc.file(bytes.buffer, options);
  }

  /** Closes the file. */
  finish(): Promise<Uint8Array> {
    this.#root.end();
    this.doc.end();
    return this.#bytes;
  }

  /** Selects font, size and colour. @returns the text as the font can print it */
  #set(text: string, style: TextStyle): string {
    const font = style.font ?? "regular";
    const printable = toPrintable(this.fonts, font, text);
    const file = chooseFont(this.fonts, font, printable);
    this.doc.font(file.name).fontSize(style.size ?? 9.5).fillColor(style.color ?? INK);
    return printable;
  }
}

/** A picture ready to be drawn. */
export interface Picture {
  widthPx: number;
  heightPx: number;
  draw: (box: { x: number; y: number; width: number; height: number }) => void;
}

/** Part of pdfkit that its types leave out. */
interface ImageOpener {
  openImage(bytes: Uint8Array): { width: number; height: number };
}

const gapOf = (style: TextStyle): number => (style.size ?? 9.5) * 0.22;

/**
 * Text for the file's own information: plain there, escaped where pdfkit copies it into XML as it stands.
 */
class InfoText extends String {
  override toString(): string {
    return this.valueOf().replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    doc.on("end", () => resolve(new Blob(chunks).bytes()));
    doc.on("error", reject);
  });
}
