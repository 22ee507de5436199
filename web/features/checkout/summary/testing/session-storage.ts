import type { Test } from 'tap'

/** A tab that keeps the id of a press. */
export function keepSubmissions(t: Test): void {
  const stored = new Map<string, string>()
  const value = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, item: string) => void stored.set(key, item),
    removeItem: (key: string) => void stored.delete(key),
  }
  t.intercept(globalThis, 'sessionStorage', { value })
}
