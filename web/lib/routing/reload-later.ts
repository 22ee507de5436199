/** Seconds after which a page that waits for the shop is asked for again, as Retry-After of a failed page says. */
export const reloadAfterSeconds = 10

/** Asks for the page again after a while. Returns what ends it. */
export function reloadLater(reload: () => void = () => location.reload()): () => void {
  const timer = setTimeout(reload, reloadAfterSeconds * 1000)
  return () => clearTimeout(timer)
}
