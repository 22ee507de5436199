/** A removed entry and its row: a placeholder stays there for undo (storefront.md §4). */
export type RemovedRow<Entry> = { entry: Entry; row: number }

type Row<Entry> = { kind: 'entry' | 'removed'; entry: Entry }

/** Entries of the list with the removed ones at their rows. */
export function rowsOf<Entry>(entries: readonly Entry[], removed: readonly RemovedRow<Entry>[]): Row<Entry>[] {
  const rows: Row<Entry>[] = entries.map((entry) => ({ kind: 'entry', entry }))
  for (const { entry, row } of [...removed].sort((a, b) => a.row - b.row)) {
    rows.splice(Math.min(row, rows.length), 0, { kind: 'removed', entry })
  }
  return rows
}

/** Index among the remaining entries, which is the index that the shop uses. */
export function placeOf<Entry>(row: number, removed: readonly RemovedRow<Entry>[]): number {
  return row - removed.filter((other) => other.row < row).length
}

/** Closes a row for good after its entry moved to another list: removed rows below move up. */
export function withoutRow<Entry>(removed: readonly RemovedRow<Entry>[], row: number): RemovedRow<Entry>[] {
  return removed.map((each) => (each.row > row ? { ...each, row: each.row - 1 } : each))
}

/** Drops entries that are on the list again because another member restored them. */
export function stillRemoved<Entry extends { externalId: string }>(
  removed: readonly RemovedRow<Entry>[],
  entries: readonly Entry[],
): RemovedRow<Entry>[] {
  const there = new Set(entries.map(({ externalId }) => externalId))
  return removed.filter(({ entry }) => !there.has(entry.externalId))
}
