/**
 * PDF files of the shop's documents, tagged as PDF/UA asks: title, language, headings, tables with header cells, alternative texts, embedded
 * subsets of the shop's fonts; what stands on each page only to be seen is an artifact.
 *
 * A caller describes a document by data (`pdf-document.ts`), with texts that are translated and amounts that are formatted:
 *
 *   const file = await renderPdf({
 *     title: 'Return slip 100000042', language: 'en-DE', author: company.name, createdAt,
 *     size: 'a4', letterhead: { brand, sender, recipient, facts }, footer: companyLines,
 *     pageNumber: 'Page {page} of {pages}',
 *     content: [
 *       { kind: 'heading', level: 1, text: 'Return slip' },
 *       { kind: 'table', title: 'Items', columns: [{ title: 'Item' }, { title: 'Quantity', width: 20, isAmount: true }], rows },
 *       { kind: 'code', modules: encode(text).data, width: 30, height: 30, alt: 'QR code of the parcel' },
 *     ],
 *   })
 *
 * A label is the same with `size: 'a6'`, without a letterhead and with an empty footer; a bar code is a code of one row.
 * It takes some 20 ms of CPU a page, so most are written in jobs, and order forms in a thread; long tables let others have their turn.
 */
import { drawBlock, drawFacts } from './blocks.ts'
import { inFont } from './fonts.ts'
import type { Letterhead, PdfDocument } from './pdf-document.ts'
import { mm, Sheet, styles, type TextStyle } from './sheet.ts'

/** DIN 5008, form B: the address window begins 45 mm from the top and is 45 mm high, 85 mm wide; the facts stand at its right. */
const letter = { address: 45, sender: 58, recipient: 62.7, width: 80, facts: 125, factsTop: 50, content: 98.5 } as const

/** Where a letter is folded, and where it is punched. */
const foldMarks = [105, 148.5, 210]

const drawLetterhead = (sheet: Sheet, { brand, sender, recipient, facts }: Letterhead): void => {
  const paragraph = (text: string, y: number, style: TextStyle) =>
    sheet.mark(sheet.tag('P', sheet.root), () => sheet.line(inFont(text, style.font), { y }, style))
  paragraph(brand, 18 * mm, styles.brand)
  // A long one goes up: below it begins the recipient.
  const senders = sheet.linesOf(sender, styles.small, letter.width * mm)
  for (const [index, line] of senders.entries())
    paragraph(line, letter.sender * mm - (senders.length - 1 - index) * styles.small.leading, styles.small)
  const lines = recipient.flatMap((line) => sheet.linesOf(line, styles.body, letter.width * mm))
  for (const [index, line] of lines.entries())
    paragraph(line, letter.recipient * mm + index * styles.body.leading * 0.9, styles.body)
  sheet.y = letter.factsTop * mm
  drawFacts(sheet, facts, { x: letter.facts * mm, labelWidth: 32 * mm, valueWidth: 33 * mm })
  sheet.y = Math.max(letter.content * mm, sheet.y + 8 * mm)
  sheet.artifact('Layout', () => {
    for (const y of foldMarks) sheet.rule({ x: 5 * mm, y: y * mm }, { x: (y === 148.5 ? 11 : 9) * mm, y: y * mm })
  })
}

/** Legal data at the foot of each page: on the first it is content, on the others furniture. */
const drawFooter = (sheet: Sheet, { footer }: PdfDocument, page: number): void => {
  const style = styles.small
  const top = sheet.height - 30 * mm
  const columns = footer.map((lines) => lines.map((line) => `${inFont(line, style.font)} `))
  const widths = columns.map((lines) => Math.max(...lines.map((line) => sheet.widthOf(line, style))))
  const gap = (sheet.width - widths.reduce((sum, width) => sum + width, 0)) / Math.max(1, columns.length - 1)
  let x = sheet.left
  sheet.artifact('Layout', () => sheet.rule({ x, y: top - 4 }, { x: sheet.right, y: top - 4 }))
  for (const [column, lines] of columns.entries()) {
    const from = x
    const draw = () => {
      for (const [index, line] of lines.entries()) sheet.line(line, { x: from, y: top + index * style.leading }, style)
    }
    if (page === 1) sheet.mark(sheet.tag('P', sheet.root), draw)
    else sheet.artifact('Pagination', draw)
    x += (widths[column] ?? 0) + gap
  }
}

const drawFurniture = (sheet: Sheet, document: PdfDocument, { page, pages }: { page: number; pages: number }): void => {
  const { title, letterhead, footer, pageNumber } = document
  if (footer.length > 0) drawFooter(sheet, document, page)
  if (letterhead === null) return
  sheet.artifact('Pagination', () => {
    const y = sheet.height - 36 * mm
    const number = pageNumber.replace('{page}', String(page)).replace('{pages}', String(pages))
    sheet.line(inFont(number, 'text'), { end: sheet.right, y }, styles.small)
    if (page > 1) sheet.line(inFont(`${letterhead.brand} · ${title}`, 'text'), { y: 18 * mm }, styles.muted)
  })
}

/** The file; the same document gives the same bytes. */
export const renderPdf = async (document: PdfDocument): Promise<Buffer> => {
  const sheet = new Sheet(document)
  if (document.letterhead) drawLetterhead(sheet, document.letterhead)
  for (const block of document.content) await drawBlock(sheet, block)
  sheet.onEachPage((page, pages) => drawFurniture(sheet, document, { page, pages }))
  return sheet.end()
}
