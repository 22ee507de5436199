/** The part of pdfkit that `sheet.ts` uses. The types of DefinitelyTyped know neither PDF/UA, nor the scope of header cells, nor fonts that are parsed already. */
declare module 'pdfkit' {
  import { Readable } from 'node:stream'
  import type { Font } from 'fontkit'

  type Content = object

  export type StructureElement = {
    add: (child: StructureElement | Content) => StructureElement
    end: () => void
  }

  export type TextOptions = { lineBreak?: boolean; features?: readonly string[] }

  export default class PDFDocument extends Readable {
    constructor(options: {
      size: readonly [number, number]
      margin: number
      font: null
      bufferPages: boolean
      pdfVersion: string
      tagged: boolean
      subset: 'PDF/UA'
      lang: string
      displayTitle: boolean
      info: Record<'Title' | 'Author' | 'Creator' | 'Producer', string> & { CreationDate: Date }
    })
    registerFont(name: string, font: Font): this
    font(name: string): this
    fontSize(points: number): this
    fillColor(color: string): this
    strokeColor(color: string): this
    lineWidth(points: number): this
    text(text: string, x: number, y: number, options: TextOptions): this
    widthOfString(text: string, options?: TextOptions): number
    rect(x: number, y: number, width: number, height: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    fill(color?: string): this
    stroke(): this
    addPage(): this
    bufferedPageRange(): { start: number; count: number }
    switchToPage(index: number): unknown
    struct(
      type: string,
      options?: { title?: string; alt?: string; scope?: 'Column' | 'Row'; bbox?: readonly number[] },
    ): StructureElement
    addStructure(element: StructureElement): this
    markStructureContent(type: string): Content
    markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this
    markContent(tag: 'Span', options: { actual: string }): this
    endMarkedContent(): this
    end(): void
  }
}
