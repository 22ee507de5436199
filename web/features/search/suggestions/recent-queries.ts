const key = 'search.recent'
const limit = 10

/** What was searched for last on this device, newest first; empty where storage is blocked. */
export function recentQueries(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((entry) => typeof entry === 'string' && entry !== '').slice(0, limit)
      : []
  } catch {
    return []
  }
}

export function rememberQuery(query: string): void {
  if (query !== '') store([query, ...without(query)])
}

export function forgetQuery(query: string): void {
  store(without(query))
}

export function forgetAllQueries(): void {
  store([])
}

/** Written differently only in capitals is the same query. */
function without(query: string): string[] {
  return recentQueries().filter((other) => other.toLocaleLowerCase() !== query.toLocaleLowerCase())
}

function store(queries: string[]): void {
  try {
    if (queries.length > 0) localStorage.setItem(key, JSON.stringify(queries.slice(0, limit)))
    else localStorage.removeItem(key)
  } catch {
    // Storage is blocked or full: the shop remembers nothing.
  }
}
