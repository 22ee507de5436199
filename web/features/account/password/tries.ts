/** From here on somebody needs help more than another mail. */
export const mostTries = 3

/** How often this was done in this tab before. */
export function triesSoFar(what: string): number {
  try {
    return Number(sessionStorage.getItem(`tries ${what}`)) || 0
  } catch {
    return 0
  }
}

/** How often this was done in this tab, this time included (transactions.md §5). */
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
