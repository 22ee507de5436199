import type { ShopLanguage } from '#contract/stores.ts'

/**
 * Texts and numbers of a document, ready to show; `renderPdf` draws and tags them. Lengths are millimetres. It is data alone, so that another
 * thread can draw it.
 */
export type PdfDocument = {
  /** Shown by readers in place of the file's name. */
  title: string
  language: ShopLanguage
  /** The company. */
  author: string
  /** The same document at the same time is the same file, byte by byte. */
  createdAt: Date
  size: 'a4' | 'a6'
  /** Sender, address window and facts at its side (DIN 5008, form B); null: the content begins at the top. */
  letterhead: Letterhead | null
  content: readonly PdfBlock[]
  /** Columns of lines at the foot of each page: the company's legal data. */
  footer: readonly (readonly string[])[]
  /** "Page {page} of {pages}": the numbers take the place of the braces. */
  pageNumber: string
}

export type Letterhead = {
  /** The shop's name, large. */
  brand: string
  /** One line above the recipient. */
  sender: string
  recipient: readonly string[]
  /** Labels and values beside the address window. */
  facts: readonly Fact[]
}

export type Fact = readonly [label: string, value: string]

export type PdfBlock =
  | FlowBlock
  /** What belongs on one page: it begins a new one where this one is too small. */
  | { kind: 'together'; blocks: readonly FlowBlock[] }
  /** Addresses and the like side by side, each with a heading of the second level. */
  | { kind: 'columns'; columns: readonly TitledLines[] }
  | TableBlock
  /** What a table adds up to, on the right; the last row is the total. `beside` is on its left. */
  | { kind: 'sums'; title: string; rows: readonly Fact[]; beside?: TitledLines | null }
  | CodeBlock
  | { kind: 'space'; height: number }

/** Text from top to bottom. Labels and values stay on one page, with a code at their right. */
export type FlowBlock =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'paragraph'; text: string; isMuted?: boolean }
  | { kind: 'facts'; rows: readonly Fact[]; code?: Omit<CodeBlock, 'caption'> | null }

export type TitledLines = { title: string; lines: readonly string[] }

export type TableBlock = {
  kind: 'table'
  /** What it lists, for readers who do not see it. */
  title: string
  columns: readonly { title: string /** Left out: what remains. */; width?: number; isAmount?: boolean }[]
  rows: readonly TableRow[]
  /** Sum of the rows' amounts at the end of a page and at the beginning of the next one; see `carriedSums`. */
  carried?: { label: string; sums: readonly string[] }
}

/** What the first rows add up to: of none, of one, and so on to all of them. */
export const carriedSums = (rows: readonly TableRow[], format: (sum: number) => string): string[] => {
  const sums = [0]
  for (const { amount = 0 } of rows) sums.push((sums.at(-1) ?? 0) + amount)
  return sums.map(format)
}

export type TableRow = {
  /** A cell of several lines has its first one in ink, the others muted. */
  cells: readonly (string | readonly string[])[]
  /** Minor units; what is carried over adds them up. */
  amount?: number
}

/** A QR code (rows of modules) or a bar code (one row). */
export type CodeBlock = {
  kind: 'code'
  modules: readonly (readonly boolean[])[]
  width: number
  height: number
  /** What the code says, for readers who do not see it. */
  alt: string
  /** Below the code. */
  caption?: string
}
