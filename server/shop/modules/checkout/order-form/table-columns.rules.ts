import { isQuantity } from './quantity.rules.ts'

/** Whether the shop has an article of this number. */
export type IsKnown = (cell: string) => boolean

/** Where a table has article numbers, and the columns that may hold quantities: several are none, and the rows ask. */
export type Columns = { articleNumber: number; quantities: readonly number[] }

/** Rows below one line of headings, or without one. */
export type Section = { headings: readonly string[]; rows: readonly (readonly string[])[] }

const notLetter = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

const isNumberOfArticle =
  /(?:artikel|bestell|produkt|prod|art|best|item|article|order|product|material|ware)[\p{L}]{0,3}[-.\s/]*(?:nr|nummer|no|number|num|code|id)(?![\p{L}])|^(?:sku|gtin|ean)/iu
const isArticle =
  /^(?:artikel|art|bestell|produkt|item|article|order|product|nr|number|nummer|no)(?![\p{L}])|nummer|number/iu
const isOfQuantity =
  /menge|anzahl|stückzahl|stueckzahl|quantity|bedarf|benötigt|benoetigt|(?<![\p{L}])(?:anz|stück|stueck|stk|st|qty|pieces|pcs|count|amount|exemplare|gesamt|bestellt|ordered|needed)(?![\p{L}])/iu
/** What is written beside a quantity in whole numbers and is none. */
const isOfSomethingElse = new RegExp(
  [
    'preis|price|betrag|einheit|(?<![\\p{L}])unit|mwst|ust|steuer|(?<![\\p{L}])(?:vat|tax)|€|%|^klassen?(?:stufe)?$|jahrgang|gewicht|weight|größe|groesse|format|rabatt|lager|bestand|stock',
    notLetter(
      'eur|chf|vk|ek|netto|brutto|net|gross|summe|total|sum|gtin|ean|isbn|plz|jahr|year|seite|page|vpe|ve|size|grade',
    ).source,
  ].join('|'),
  'iu',
)
const isPosition = notLetter('pos|position|lfd|lfdnr|zeile|row|line|nr|no|id').source
const isPositionHeading = new RegExp(`^(?:${isPosition}[.\\s]*)+$|^#$`, 'iu')
const isName = /bezeichnung|beschreibung|name|text|titel|title|description|bemerkung|notiz|note|comment|kommentar/iu

/** How surely a heading is that of article numbers. */
const headingStrength = (heading: string): number =>
  isNumberOfArticle.test(heading) ? 3 : isPositionHeading.test(heading) ? 1 : isArticle.test(heading) ? 2 : 0

const isHeadingOfQuantity = (heading: string): boolean =>
  isOfQuantity.test(heading) && !isOfSomethingElse.test(heading) && headingStrength(heading) < 3

const hasNumber = (cells: readonly string[], isKnown: IsKnown): boolean =>
  cells.some((cell) => /\d{3}/.test(cell) || (/\d/.test(cell) && isKnown(cell)))

const isHeadings = (cells: readonly string[], isKnown: IsKnown): boolean =>
  !hasNumber(cells, isKnown) &&
  cells.some((cell) => headingStrength(cell) > 0 || isHeadingOfQuantity(cell)) &&
  !isSum(cells)

/** The line below a table that adds it up. */
export const isSum = (cells: readonly string[]): boolean =>
  /^(?:zwischen|gesamt)?summe|^(?:insgesamt|gesamt|total|subtotal|sum|grand total)(?![\p{L}])/iu.test(
    cells.find((cell) => cell !== '') ?? '',
  )

/** A table may have further lines of headings, as lists of several classes do. */
export const sectionsOf = (table: readonly string[][], isKnown: IsKnown): Section[] => {
  const sections: { headings: readonly string[]; rows: string[][] }[] = []
  for (const cells of table) {
    const isUnknownHeadings = sections.length === 0 && !cells.some((cell) => /\d/.test(cell))
    if (isUnknownHeadings || isHeadings(cells, isKnown)) sections.push({ headings: cells, rows: [] })
    else if (sections.length === 0) sections.push({ headings: [], rows: [cells] })
    else sections.at(-1)?.rows.push(cells)
  }
  return sections
}

const isCounting = (cells: readonly string[]): boolean => cells.every((cell, index) => Number(cell) === index + 1)

/** The columns that fit best: by the articles that exist, then by headings, then by what is written in them. Null where none has article numbers. */
export const columnsOf = ({ headings, rows }: Section, isKnown: IsKnown): Columns | null => {
  const width = Math.max(headings.length, ...rows.map(({ length }) => length))
  const counted = rows.filter((cells) => !isSum(cells))
  const columns = Array.from({ length: width }, (_column, at) => {
    const heading = headings[at] ?? ''
    const cells = counted.map((row) => row[at] ?? '').filter((cell) => cell !== '')
    return { at, heading, cells, known: cells.filter((cell) => /\d/.test(cell) && isKnown(cell)).length }
  })
  const isNamed = columns.some(({ heading }) => isHeadingOfQuantity(heading))
  const numbers = columns
    .filter(({ heading, known }) => !isHeadingOfQuantity(heading) && (known > 0 || headingStrength(heading) > 0))
    .sort((a, b) => b.known - a.known || headingStrength(b.heading) - headingStrength(a.heading))
  const [article] = numbers
  if (!article) return null
  const others = columns.filter(({ at }) => at !== article.at)
  const fits = ({ cells }: { cells: readonly string[] }) => cells.filter(isQuantity).length
  const named = others.filter(({ heading }) => isHeadingOfQuantity(heading)).sort((a, b) => fits(b) - fits(a))
  if (isNamed && named.length > 0) {
    const filled = named.filter((column) => fits(column) > 0)
    const ordered = filled.filter(({ heading }) => /bestell|order|bedarf|benötigt|gesamt/iu.test(heading))
    const best = ordered.length === 1 ? ordered : filled.length > 0 ? filled : named.slice(0, 1)
    return { articleNumber: article.at, quantities: best.map(({ at }) => at) }
  }
  const open = others.filter(({ heading }) => !isOfSomethingElse.test(heading) && !isName.test(heading))
  const whole = open.filter(
    ({ cells, heading }) => cells.length > 0 && cells.every(isQuantity) && !isPositionHeading.test(heading),
  )
  const unnumbered = whole.filter(({ cells, at }) => !(isCounting(cells) && at < article.at))
  const fitting = whole.length > 1 && unnumbered.length > 0 ? unnumbered : whole
  const unread = open.filter((column) => !whole.includes(column) && hasUnread(column))
  const found = headings.length > 0 || fitting.length === 0 ? [...fitting, ...unread] : fitting
  const isPair = width === 2 && found.length === 0
  return { articleNumber: article.at, quantities: (isPair ? open : found).map(({ at }) => at) }
}

/** Short cells that begin with a number, and are neither a position nor an amount of money. */
const hasUnread = ({ heading, cells }: { heading: string; cells: readonly string[] }): boolean =>
  !isPositionHeading.test(heading) &&
  cells.some((cell) => /^\D{0,2}\d/.test(cell) && cell.length <= 20 && !/^\D{0,4}\d+[.,]\d\d\D{0,4}$/.test(cell))
