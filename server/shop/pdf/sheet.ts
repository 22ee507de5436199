import PDFDocument, { type StructureElement, type TextOptions } from 'pdfkit'
import { ascentOf, type FontName, fontOf, fontRunsOf, inFont, isRightToLeft, ownFileOf, type Run } from './fonts.ts'
import type { PdfDocument } from './pdf-document.ts'

/** Points of a millimetre. */
export const mm = 72 / 25.4

export type TextStyle = { font: FontName; size: number; leading: number; color: string }

const ink = '#1f2a37'
const slate = '#5b6675'
const board = '#0f5c46'
const hairline = '#c9ccd1'

export const styles = {
  brand: { font: 'heading', size: 20, leading: 24, color: board },
  h1: { font: 'heading', size: 17, leading: 22, color: ink },
  h2: { font: 'strong', size: 10, leading: 14, color: ink },
  body: { font: 'text', size: 10, leading: 14, color: ink },
  muted: { font: 'text', size: 9, leading: 14, color: slate },
  strong: { font: 'strong', size: 10, leading: 14, color: ink },
  label: { font: 'strong', size: 8.5, leading: 14, color: slate },
  small: { font: 'text', size: 7.5, leading: 10, color: slate },
} as const satisfies Record<string, TextStyle>

/** A structure element with its type, which the content that belongs to it repeats. */
export type Tag = { type: string; element: StructureElement }

/** Geometry of a page: its size, where content begins and ends. The first page of a letter begins lower. */
const geometry = {
  a4: { size: [210, 297], left: 25, right: 190, top: 32, bottom: 260 },
  a6: { size: [105, 148], left: 8, right: 97, top: 8, bottom: 132 },
} as const

/** Figures of one width, so that amounts stand below each other. */
const tabular = ['tnum']

/** After a space, a hyphen or a slash. What goes on without any is measured in pieces, as the time for it grows with the square of its length. */
const placeToBreak = /(?<=[ \-/])|(?<=[^ \-/]{60})(?=[^ \-/])/

/** Where documents are drawn, from top to bottom: each piece of text belongs to a structure element, or is an artifact. */
export class Sheet {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly height: number
  readonly root: Tag
  /** Points from the top of the page. */
  y: number
  readonly #pdf: PDFDocument
  readonly #registered = new Set<string>()

  constructor({ title, author, createdAt, language, size }: PdfDocument) {
    const { size: paper, left, right, top, bottom } = geometry[size]
    this.left = left * mm
    this.right = right * mm
    this.top = top * mm
    this.bottom = bottom * mm
    this.height = paper[1] * mm
    this.y = this.top
    this.#pdf = new PDFDocument({
      size: [paper[0] * mm, this.height],
      margin: 0,
      font: null,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      subset: 'PDF/UA',
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author, Creator: author, Producer: 'PDFKit', CreationDate: createdAt },
    })
    this.root = { type: 'Document', element: this.#pdf.struct('Document') }
    this.#pdf.addStructure(this.root.element)
  }

  get width(): number {
    return this.right - this.left
  }

  /** Points that are left on the page. */
  get room(): number {
    return this.bottom - this.y
  }

  tag(type: string, parent: Tag, options?: Parameters<PDFDocument['struct']>[1]): Tag {
    const element = this.#pdf.struct(type, options)
    parent.element.add(element)
    return { type, element }
  }

  /** What is drawn belongs to the element; several pieces of one element are read in their order. */
  mark({ type, element }: Tag, draw: () => void): void {
    const content = this.#pdf.markStructureContent(type)
    draw()
    this.#pdf.endMarkedContent()
    element.add(content)
  }

  /** Draws page furniture (an artifact in PDF/UA): screen readers skip it. */
  artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.#pdf.markContent('Artifact', { type })
    draw()
    this.#pdf.endMarkedContent()
  }

  widthOf(text: string, { font, size }: TextStyle): number {
    return fontRunsOf(text, font).reduce((sum, run) => sum + this.#widthOfRun(run, size, { lineBreak: false }), 0)
  }

  #setFont(file: string, size: number): PDFDocument {
    if (!this.#registered.has(file)) {
      this.#pdf.registerFont(file, fontOf(file))
      this.#registered.add(file)
    }
    return this.#pdf.font(file).fontSize(size)
  }

  #widthOfRun({ file, text }: Run, size: number, options: TextOptions): number {
    return this.#setFont(file, size).widthOfString(text, shaped(text, options))
  }

  /** What its glyphs do not say is said beside them, so that search, copying and reading aloud have the letters that were written. */
  #drawRun(
    { file, text, needsActualText }: Run,
    { x, y, size }: { x: number; y: number; size: number },
    options: TextOptions,
  ) {
    this.#setFont(file, size)
    if (needsActualText) this.#pdf.markContent('Span', { actual: text })
    this.#pdf.text(text, x, y, { lineBreak: false, ...shaped(text, options) })
    if (needsActualText) this.#pdf.endMarkedContent()
  }

  /** Lines that fit into the width. A line that goes on ends with its space, so that words stay apart when they are read aloud. */
  linesOf(text: string, style: TextStyle, width: number): string[] {
    return inLines(text, style.font).flatMap((line) => this.#breakLine(line, style, width))
  }

  #breakLine(text: string, style: TextStyle, width: number): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(placeToBreak)) {
      if (line !== '' && this.widthOf((line + word).trimEnd(), style) > width) {
        lines.push(line)
        line = ''
      }
      line += word
      while (line.length > 1 && this.widthOf(line.trimEnd(), style) > width) {
        const length = this.#lengthThatFits(line, style, width)
        lines.push(line.slice(0, length))
        line = line.slice(length)
      }
    }
    return [...lines, line]
  }

  /** Characters of a word without a place to break it; at least one. */
  #lengthThatFits(word: string, style: TextStyle, width: number): number {
    let [fits, tooLong] = [1, word.length]
    while (tooLong - fits > 1) {
      const length = Math.floor((fits + tooLong) / 2)
      if (this.widthOf(word.slice(0, length), style) > width) tooLong = length
      else fits = length
    }
    return fits
  }

  /** One line from x on; with `end`, up to it. The text has to be one of `linesOf`, or of the font. */
  line(text: string, { x, end, y, isAmount }: LinePlace, style: TextStyle): void {
    const features = isAmount ? { features: tabular } : {}
    const { font, size, leading, color } = style
    const runs = fontRunsOf(text, font)
    const widths = runs.map((run) => this.#widthOfRun(run, size, features))
    const width = widths.reduce((sum, each) => sum + each, 0)
    const top = (y ?? this.y) + (leading - size * 1.2) / 2
    // Fonts of one line stand on one base line, though their heights above it differ.
    const ascent = ascentOf(ownFileOf(font))
    this.#pdf.fillColor(color)
    let from = end === undefined ? (x ?? this.left) : end - width
    for (const [index, run] of runs.entries()) {
      this.#drawRun(run, { x: from, y: top + (ascent - ascentOf(run.file)) * size, size }, features)
      from += widths[index] ?? 0
    }
  }

  rule(from: { x: number; y: number }, to: { x: number; y: number }, color: string = hairline): void {
    this.#pdf.lineWidth(0.6).strokeColor(color).moveTo(from.x, from.y).lineTo(to.x, to.y).stroke()
  }

  /** Dark modules of a code in a box; its quiet zone is the caller's. */
  modules(rows: readonly (readonly boolean[])[], box: { x: number; y: number; width: number; height: number }): void {
    const height = box.height / rows.length
    for (const [row, modules] of rows.entries()) {
      const width = box.width / modules.length
      for (const [from, length] of runsOf(modules))
        this.#pdf.rect(box.x + from * width, box.y + row * height, length * width, height)
    }
    this.#pdf.fill('#000000')
  }

  nextPage(): void {
    this.#pdf.addPage()
    this.y = this.top
  }

  /** A new page where the height is not left, unless this one is empty. */
  ensure(height: number): void {
    if (height > this.room && this.y > this.top) this.nextPage()
  }

  /** Draws on every page again, for what stands on all of them. */
  onEachPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.#pdf.bufferedPageRange()
    for (let index = 0; index < count; index += 1) {
      this.#pdf.switchToPage(index)
      draw(index + 1, count)
    }
  }

  /** The file. */
  async end(): Promise<Buffer> {
    this.root.element.end()
    this.#pdf.end()
    const chunks: Buffer[] = []
    for await (const chunk of this.#pdf) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }
}

/** Text from right to left is laid out at once: word by word, its words would stand in the wrong order. */
const shaped = (text: string, options: TextOptions): TextOptions =>
  isRightToLeft(text) ? { ...options, features: [] } : options

type LinePlace = { x?: number; end?: number; y?: number; isAmount?: boolean }

/** The text's own lines, with characters of the font alone. */
const inLines = (text: string, font: FontName): string[] => text.split(/\r\n?|\n/).map((line) => inFont(line, font))

/** Where dark modules begin, and how many follow each other. */
const runsOf = (modules: readonly boolean[]): [from: number, length: number][] => {
  const runs: [number, number][] = []
  for (const [index, isDark] of modules.entries()) {
    const last = runs.at(-1)
    if (isDark && last && last[0] + last[1] === index) last[1] += 1
    else if (isDark) runs.push([index, 1])
  }
  return runs
}
