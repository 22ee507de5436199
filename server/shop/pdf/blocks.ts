import type { CodeBlock, Fact, PdfBlock } from './pdf-document.ts'
import { mm, type Sheet, styles, type TextStyle } from './sheet.ts'
import { drawTable } from './table.ts'

type Block<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>

const drawHeading = (sheet: Sheet, { level, text }: Block<'heading'>): void => {
  const style = level === 1 ? styles.h1 : styles.h2
  const lines = sheet.linesOf(text, style, sheet.width)
  // With what follows: a heading is never the last line of a page.
  sheet.ensure(lines.length * style.leading + 3 * styles.body.leading)
  sheet.mark(sheet.tag(`H${level}`, sheet.root), () => {
    for (const line of lines) {
      sheet.line(line, {}, style)
      sheet.y += style.leading
    }
  })
  sheet.y += level === 1 ? 6 : 1
}

/** Goes on over pages; lines of their own stay so. */
const drawParagraph = (sheet: Sheet, { text, isMuted }: Block<'paragraph'>): void => {
  const style: TextStyle = isMuted ? styles.muted : styles.body
  const lines = sheet.linesOf(text, style, sheet.width)
  const tag = sheet.tag('P', sheet.root)
  while (lines.length > 0) {
    sheet.ensure(style.leading)
    const own = lines.splice(0, Math.max(1, Math.floor(sheet.room / style.leading)))
    sheet.mark(tag, () => {
      for (const line of own) {
        sheet.line(line, {}, style)
        sheet.y += style.leading
      }
    })
  }
  sheet.y += style.leading / 2
}

type FactsPlace = { x: number; labelWidth: number; valueWidth: number; isAmount?: boolean }

/** Labels and values as a table whose rows have headers. */
export const drawFacts = (sheet: Sheet, rows: readonly Fact[], place: FactsPlace, title?: string): void => {
  const { x, labelWidth, valueWidth, isAmount = false } = place
  const table = sheet.tag('Table', sheet.root, title === undefined ? {} : { title })
  const { leading } = styles.body
  const end = x + labelWidth + valueWidth
  for (const [index, [label, value]] of rows.entries()) {
    const isTotal = isAmount && index === rows.length - 1
    const style = isTotal ? styles.strong : styles.body
    const labels = sheet.linesOf(label, isAmount ? style : styles.label, labelWidth - 2 * mm)
    const values = sheet.linesOf(value, style, valueWidth)
    const height = Math.max(labels.length, values.length) * leading + (isTotal ? 6 : 0)
    sheet.ensure(height)
    if (isTotal) {
      sheet.artifact('Layout', () => sheet.rule({ x, y: sheet.y + 3 }, { x: end, y: sheet.y + 3 }))
      sheet.y += 6
    }
    const { y } = sheet
    const row = sheet.tag('TR', table)
    sheet.mark(sheet.tag('TH', row, { scope: 'Row' }), () => {
      for (const [line, text] of labels.entries())
        sheet.line(text, { x, y: y + line * leading }, isAmount ? style : styles.label)
    })
    sheet.mark(sheet.tag('TD', row), () => {
      for (const [line, text] of values.entries()) {
        const at = y + line * leading
        sheet.line(text, isAmount ? { end, y: at, isAmount } : { x: x + labelWidth, y: at }, style)
      }
    })
    sheet.y = y + Math.max(labels.length, values.length) * leading
  }
}

const drawColumns = (sheet: Sheet, { columns }: Block<'columns'>): void => {
  const width = (sheet.width - (columns.length - 1) * 6 * mm) / columns.length
  const { leading } = styles.body
  const laidOut = columns.map(({ title, lines }) => ({
    title,
    lines: lines.flatMap((line) => sheet.linesOf(line, styles.body, width)),
  }))
  const height = (1 + Math.max(...laidOut.map(({ lines }) => lines.length))) * leading
  sheet.ensure(height)
  for (const [index, { title, lines }] of laidOut.entries()) {
    const x = sheet.left + index * (width + 6 * mm)
    sheet.mark(sheet.tag('H2', sheet.root), () => sheet.line(title, { x }, styles.h2))
    for (const [place, line] of lines.entries())
      sheet.mark(sheet.tag('P', sheet.root), () =>
        sheet.line(line, { x, y: sheet.y + (place + 1) * leading }, styles.body),
      )
  }
  sheet.y += height + leading
}

const drawSums = (sheet: Sheet, { title, rows }: Block<'sums'>): void => {
  // In one piece: sums on another page than their total would have to be searched for.
  sheet.ensure(rows.length * styles.body.leading + 8)
  const width = Math.min(sheet.width, 95 * mm)
  drawFacts(
    sheet,
    rows,
    { x: sheet.right - width, labelWidth: width - 32 * mm, valueWidth: 32 * mm, isAmount: true },
    title,
  )
  sheet.y += styles.body.leading
}

const drawCode = (sheet: Sheet, { modules, alt, caption, ...size }: CodeBlock): void => {
  const width = size.width * mm
  const height = size.height * mm
  sheet.ensure(height + (caption === undefined ? 0 : styles.body.leading))
  const { left: x, y } = sheet
  const figure = sheet.tag('Figure', sheet.root, { alt, bbox: [x, y, x + width, y + height] })
  sheet.mark(figure, () => sheet.modules(modules, { x, y, width, height }))
  sheet.y += height + 4
  if (caption !== undefined) drawParagraph(sheet, { kind: 'paragraph', text: caption })
}

type Drawers = { [Kind in PdfBlock['kind']]: (sheet: Sheet, block: Block<Kind>) => void | Promise<void> }

const drawers: Drawers = {
  heading: drawHeading,
  paragraph: drawParagraph,
  facts: (sheet, { rows }) => {
    drawFacts(sheet, rows, { x: sheet.left, labelWidth: 50 * mm, valueWidth: sheet.width - 50 * mm })
    sheet.y += styles.body.leading
  },
  columns: drawColumns,
  table: drawTable,
  sums: drawSums,
  code: drawCode,
  space: (sheet, { height }) => {
    sheet.y += height * mm
  },
}

export const drawBlock = <Kind extends PdfBlock['kind']>(
  sheet: Sheet,
  block: Block<Kind> & { kind: Kind },
): void | Promise<void> => drawers[block.kind](sheet, block)
