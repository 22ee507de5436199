/** From this number of requests on the page offers help instead of another mail. */
export const maxTries = 3

/** Number of earlier tries in this tab. */
export function triesSoFar(what: string): number {
  try {
    return Number(sessionStorage.getItem(`tries ${what}`)) || 0
  } catch {
    return 0
  }
}

/** Counts a try in this tab and returns the number, this try included (transactions.md §5). */
export function countTry(what: string): number {
  const key = `tries ${what}`
  try {
    const tries = Number(sessionStorage.getItem(key)) + 1
    sessionStorage.setItem(key, String(tries))
    return tries
  } catch {
    return 1
  }
}
