/**
 * Whether two values are the same as JSON, whatever the order of their fields. Cards are compared sixty times a page: writing them as
 * text for it took five times as long, fast-deep-equal twice.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  return Array.isArray(a) ? Array.isArray(b) && sameItems(a, b) : !Array.isArray(b) && sameFields(a, b)
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => sameJson(item, b[index]))
}

/** Objects of JSON inherit no fields, so `for in` is safe; `Object.keys` would make an array of each. */
function sameFields(a: object, b: object): boolean {
  let more = 0
  for (const _key in b) more += 1
  for (const key in a) {
    more -= 1
    if (!(key in b) || !sameJson(a[key as never], b[key as never])) return false
  }
  return more === 0
}
