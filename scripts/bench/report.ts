/** One line of the bench: a figure, and what it is held against. */
export type Line = {
  group: string
  name: string
  value: number
  unit: string
  /** Said of the value, for example "≥ 0.8". */
  target?: string
  isMet?: boolean
}

/** `at least`, `at most` and `exactly` make a line that is met or not. */
export const atLeast = (target: number) => (value: number) => ({ target: `≥ ${short(target)}`, isMet: value >= target })
export const atMost = (target: number) => (value: number) => ({ target: `≤ ${short(target)}`, isMet: value <= target })
export const exactly = (target: number) => (value: number) => ({ target: `= ${target}`, isMet: value === target })

const short = (target: number) => Number(target.toPrecision(3))

export function table(lines: readonly Line[]): string {
  const rows = lines.map(({ group, name, value, unit, target, isMet }) => [
    group,
    name,
    format(value),
    unit,
    target ?? '',
    isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
  ])
  const all = [['', 'what', 'value', 'unit', 'target', ''], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  const written = all.map((row) =>
    row
      .map((cell, column) => (column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
  return written.join('\n')
}

const format = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toPrecision(3)
