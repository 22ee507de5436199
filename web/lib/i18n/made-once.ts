const made = new Map<string, unknown>()

/** What Intl takes long to make, kept by a key that also says what it is. */
export function madeOnce<T>(key: string, make: () => T): T {
  let value = made.get(key) as T | undefined
  if (!value) {
    value = make()
    made.set(key, value)
  }
  return value
}
