/**
 * Whether two values that were parsed from JSON are equal; the order of fields does not matter. No library, for speed: each page of cards
 * makes sixty comparisons, for which fast-deep-equal took about twice as long and JSON.stringify four to seven times (2026-11).
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  return Array.isArray(a) ? Array.isArray(b) && sameItems(a, b) : !Array.isArray(b) && sameFields(a, b)
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => sameJson(item, b[index]))
}

/**
 * Objects of JSON inherit no fields, so `for in` is safe; `Object.keys` would make an array of each. Whether a field is there is asked
 * only where its value doesn't say so: asking for each of them took as long as comparing them.
 */
function sameFields(a: object, b: object): boolean {
  let more = 0
  for (const _key in b) more += 1
  for (const key in a) {
    more -= 1
    const one: unknown = a[key as never]
    const other: unknown = b[key as never]
    if (one === other ? one === undefined && !(key in b) : !sameJson(one, other)) return false
  }
  return more === 0
}
