type Loose = Record<string, unknown>

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same for the same rows; one that is taken gets a number. */
const freeId = (wanted: string, taken: Set<unknown>): string => {
  let id = wanted
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}.${count}`
  taken.add(id)
  return id
}

/** Rows and cells of any state; those without an id get one by their place. */
export const withGridIds = <Rows>(rows: Rows): Rows => {
  if (!Array.isArray(rows)) return rows
  const list: unknown[] = rows
  const cellsOf = (row: unknown): unknown[] => (isLoose(row) && Array.isArray(row.cells) ? row.cells : [])
  const taken = new Set(list.flatMap((row) => [row, ...cellsOf(row)]).map((each) => isLoose(each) && each.id))
  const named = (value: unknown, wanted: string): unknown =>
    !isLoose(value) || typeof value.id === 'string' ? value : { id: freeId(wanted, taken), ...value }
  return list.map((row, r) => {
    const own = named(row, `row-${r + 1}`)
    if (!isLoose(own) || !Array.isArray(own.cells)) return own
    return { ...own, cells: own.cells.map((cell, c) => named(cell, `cell-${r + 1}-${c + 1}`)) }
  }) as Rows
}
