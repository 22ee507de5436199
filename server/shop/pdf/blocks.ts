import type { CodeBlock, Fact, FlowBlock, PdfBlock, TitledLines } from './pdf-document.ts'
import { mm, type Sheet, styles, type TextStyle } from './sheet.ts'
import { drawTable } from './table.ts'

type Block<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>

const headingStyle = ({ level }: Pick<Block<'heading'>, 'level'>): TextStyle => (level === 1 ? styles.h1 : styles.h2)
const belowHeading = ({ level }: Pick<Block<'heading'>, 'level'>): number => (level === 1 ? 6 : 1)

const drawHeading = (sheet: Sheet, { level, text }: Block<'heading'>): void => {
  const style = headingStyle({ level })
  const lines = sheet.linesOf(text, style, sheet.width)
  // With what follows: a heading is never the last line of a page.
  sheet.ensure(lines.length * style.leading + 3 * styles.body.leading)
  sheet.mark(sheet.tag(`H${level}`, sheet.root), () => {
    for (const line of lines) {
      sheet.line(line, {}, style)
      sheet.y += style.leading
    }
  })
  sheet.y += belowHeading({ level })
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

/** Lines of a row, with what the total has above it. */
const layRow = (sheet: Sheet, [label, value]: Fact, place: FactsPlace, isTotal: boolean) => {
  const { labelWidth, valueWidth, isAmount = false } = place
  const style = isTotal ? styles.strong : styles.body
  const labels = sheet.linesOf(label, isAmount ? style : styles.label, labelWidth - 2 * mm)
  const values = sheet.linesOf(value, style, valueWidth)
  const height = Math.max(labels.length, values.length) * styles.body.leading
  return { labels, values, style, height, above: isTotal ? 6 : 0 }
}

const isTotalRow = (index: number, rows: readonly Fact[], { isAmount = false }: FactsPlace): boolean =>
  isAmount && index === rows.length - 1

const heightOfFacts = (sheet: Sheet, rows: readonly Fact[], place: FactsPlace): number =>
  rows
    .map((row, index) => layRow(sheet, row, place, isTotalRow(index, rows, place)))
    .reduce((sum, { height, above }) => sum + height + above, 0)

/** Labels and values as a table whose rows have headers. */
export const drawFacts = (sheet: Sheet, rows: readonly Fact[], place: FactsPlace, title?: string): void => {
  const { x, labelWidth, valueWidth, isAmount = false } = place
  const table = sheet.tag('Table', sheet.root, title === undefined ? {} : { title })
  const { leading } = styles.body
  const end = x + labelWidth + valueWidth
  for (const [index, fact] of rows.entries()) {
    const { labels, values, style, height, above } = layRow(sheet, fact, place, isTotalRow(index, rows, place))
    sheet.ensure(height + above)
    if (above > 0) {
      sheet.artifact('Layout', () => sheet.rule({ x, y: sheet.y + above / 2 }, { x: end, y: sheet.y + above / 2 }))
      sheet.y += above
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
    sheet.y = y + height
  }
}

/** Between columns. */
const columnGap = 6 * mm

type Column = { title: string; lines: string[]; height: number }

const layColumn = (sheet: Sheet, { title, lines }: TitledLines, width: number): Column => {
  const own = lines.flatMap((line) => sheet.linesOf(line, styles.body, width))
  return { title, lines: own, height: (1 + own.length) * styles.body.leading }
}

const drawColumn = (sheet: Sheet, { title, lines }: Column, x: number): void => {
  sheet.mark(sheet.tag('H2', sheet.root), () => sheet.line(title, { x }, styles.h2))
  for (const [place, line] of lines.entries())
    sheet.mark(sheet.tag('P', sheet.root), () =>
      sheet.line(line, { x, y: sheet.y + (place + 1) * styles.body.leading }, styles.body),
    )
}

const drawColumns = (sheet: Sheet, { columns }: Block<'columns'>): void => {
  const width = (sheet.width - (columns.length - 1) * columnGap) / columns.length
  const laidOut = columns.map((column) => layColumn(sheet, column, width))
  const height = Math.max(...laidOut.map((column) => column.height))
  sheet.ensure(height)
  for (const [index, column] of laidOut.entries()) drawColumn(sheet, column, sheet.left + index * (width + columnGap))
  sheet.y += height + styles.body.leading
}

const drawSums = (sheet: Sheet, { title, rows, beside = null }: Block<'sums'>): void => {
  const width = Math.min(sheet.width, 95 * mm)
  const place = { x: sheet.right - width, labelWidth: width - 32 * mm, valueWidth: 32 * mm, isAmount: true }
  const column = beside && layColumn(sheet, beside, sheet.width - width - columnGap)
  // In one piece: sums on another page than their total would have to be searched for.
  sheet.ensure(Math.max(heightOfFacts(sheet, rows, place), column?.height ?? 0))
  const { y } = sheet
  drawFacts(sheet, rows, place, title)
  const end = sheet.y
  sheet.y = y
  if (column) drawColumn(sheet, column, sheet.left)
  sheet.y = Math.max(end, y + (column?.height ?? 0)) + styles.body.leading
}

const besideCode = (code: Block<'facts'>['code']): number => (code ? code.width * mm + columnGap : 0)

const placeOfFacts = (sheet: Sheet, code: Block<'facts'>['code']): FactsPlace => ({
  x: sheet.left,
  labelWidth: 50 * mm,
  valueWidth: sheet.width - 50 * mm - besideCode(code),
})

/** Without the space below. */
const heightOfLabelled = (sheet: Sheet, { rows, code }: Block<'facts'>): number =>
  Math.max(heightOfFacts(sheet, rows, placeOfFacts(sheet, code)), code ? code.height * mm : 0)

const drawLabelled = (sheet: Sheet, block: Block<'facts'>): void => {
  const { rows, code } = block
  const height = heightOfLabelled(sheet, block)
  if (height <= sheet.bottom - sheet.top) sheet.ensure(height)
  const { y } = sheet
  drawFacts(sheet, rows, placeOfFacts(sheet, code))
  if (code) {
    const end = sheet.y
    drawModules(sheet, code, { x: sheet.right - code.width * mm, y })
    sheet.y = Math.max(end, y + code.height * mm)
  }
  sheet.y += styles.body.leading / 2
}

const heightOf = (sheet: Sheet, block: FlowBlock): number => {
  if (block.kind === 'facts') return heightOfLabelled(sheet, block) + styles.body.leading / 2
  const isHeading = block.kind === 'heading'
  const style = isHeading ? headingStyle(block) : styles.body
  const lines = sheet.linesOf(block.text, style, sheet.width).length
  return lines * style.leading + (isHeading ? belowHeading(block) : style.leading / 2)
}

const drawTogether = (sheet: Sheet, { blocks }: Block<'together'>): void => {
  sheet.ensure(blocks.reduce((sum, block) => sum + heightOf(sheet, block), -styles.body.leading / 2))
  for (const block of blocks) {
    if (block.kind === 'heading') drawHeading(sheet, block)
    else if (block.kind === 'paragraph') drawParagraph(sheet, block)
    else drawLabelled(sheet, block)
  }
}

const drawModules = (sheet: Sheet, { modules, alt, ...size }: CodeBlock, { x, y }: { x: number; y: number }): void => {
  const [width, height] = [size.width * mm, size.height * mm]
  const figure = sheet.tag('Figure', sheet.root, { alt, bbox: [x, y, x + width, y + height] })
  sheet.mark(figure, () => sheet.modules(modules, { x, y, width, height }))
}

const drawCode = (sheet: Sheet, block: CodeBlock): void => {
  const { caption } = block
  const height = block.height * mm
  sheet.ensure(height + (caption === undefined ? 0 : styles.body.leading))
  drawModules(sheet, block, { x: sheet.left, y: sheet.y })
  sheet.y += height + 4
  if (caption !== undefined) drawParagraph(sheet, { kind: 'paragraph', text: caption })
}

type Drawers = { [Kind in PdfBlock['kind']]: (sheet: Sheet, block: Block<Kind>) => void | Promise<void> }

const drawers: Drawers = {
  heading: drawHeading,
  paragraph: drawParagraph,
  facts: drawLabelled,
  together: drawTogether,
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
