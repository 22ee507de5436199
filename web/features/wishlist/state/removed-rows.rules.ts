/** An entry that was taken off, and the row that it had: it stays there, to be put back (storefront.md §4). */
export type Removed<Entry> = { entry: Entry; row: number }

type Row<Entry> = { kind: 'entry' | 'removed'; entry: Entry }

/** Entries of the list with the removed ones between them, each at its row. */
export function rowsOf<Entry>(entries: readonly Entry[], removed: readonly Removed<Entry>[]): Row<Entry>[] {
  const rows: Row<Entry>[] = entries.map((entry) => ({ kind: 'entry', entry }))
  for (const { entry, row } of [...removed].sort((a, b) => a.row - b.row)) {
    rows.splice(Math.min(row, rows.length), 0, { kind: 'removed', entry })
  }
  return rows
}

/** Place among the entries that are still there, which is what the shop counts. */
export function placeOf<Entry>(row: number, removed: readonly Removed<Entry>[]): number {
  return row - removed.filter((other) => other.row < row).length
}

/** An entry has left its row for good (for another list): what was removed below it moves up. */
export function withoutRow<Entry>(removed: readonly Removed<Entry>[], row: number): Removed<Entry>[] {
  return removed.map((each) => (each.row > row ? { ...each, row: each.row - 1 } : each))
}

/** Without those that are on the list again: somebody else has put them back. */
export function stillRemoved<Entry extends { externalId: string }>(
  removed: readonly Removed<Entry>[],
  entries: readonly Entry[],
): Removed<Entry>[] {
  const there = new Set(entries.map(({ externalId }) => externalId))
  return removed.filter(({ entry }) => !there.has(entry.externalId))
}
