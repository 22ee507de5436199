import type { LoadKind } from '#contract/import/load-records.ts'

/** How many records were new, changed, withdrawn because a full load leaves them out, or as they were. */
export type KindCounts = { new: number; changed: number; removed: number; unchanged: number }

export type LoadCounts = Partial<Record<LoadKind, KindCounts>>

/** Lines and columns count from 1; null where the rule is about a load as a whole. */
export type LoadViolation = { file: string; line: number | null; column: number | null; message: string }

export type LoadReport = {
  /** Null for a load that has changed nothing: a dry run, or one that was refused. */
  id: number | null
  isDryRun: boolean
  kinds: LoadCounts
  /** The first differences, as `product 100234: items[0].prices.de.amount 1299 → 1199`. */
  differences: string[]
  /** The first violations; with any of them nothing was changed. */
  violations: LoadViolation[]
  violationCount: number
}

export const maxDifferences = 50
export const maxViolations = 200

/** A load that cannot begin; the message says why. */
export class LoadRefusedError extends Error {
  override name = 'LoadRefusedError'
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? ''
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/** file:line:column: rule. */
export const violationLine = ({ file, line, column, message }: LoadViolation): string =>
  `${[file, ...(line === null ? [] : [line, column ?? 1])].join(':')}: ${message}`

type Difference = { path: string; kind: string; before?: unknown; after?: unknown }

export const differenceLine = (record: string, { path, kind, before, after }: Difference): string => {
  if (kind === 'added') return `${record}: ${path} is new: ${shown(after)}`
  if (kind === 'removed') return `${record}: ${path} is gone: ${shown(before)}`
  if (kind === 'moved') return `${record}: ${path} has moved`
  return `${record}: ${path} ${shown(before)} → ${shown(after)}`
}
