/** Milliseconds by which the server's clock is ahead of this device's. */
let offset = 0
let learning: Promise<void> | undefined

/** The server's time in milliseconds since 1970. Deadlines that are the same for all visitors are counted by it. */
export function serverNow(): number {
  return Date.now() + offset
}

/** Learns the server's time once a document, from the `Date` header. Without an answer the device's clock is used. */
export function learnServerTime(): Promise<void> {
  learning ??= ask().catch(() => undefined)
  return learning
}

async function ask(): Promise<void> {
  const start = Date.now()
  const { headers } = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })
  offset = clockOffset(start, Date.now(), headers.get('date'), headers.get('age'))
}

/**
 * How far the server is ahead, from the times at which the request left and the answer arrived. `Date` has whole
 * seconds and may be of any moment between, so a difference that this explains is ignored, and one below two seconds. `age`
 * is the age of an answer from a cache.
 */
export function clockOffset(start: number, end: number, date: string | null, age: string | null): number {
  const serverTime = Date.parse(date ?? '')
  if (Number.isNaN(serverTime)) return 0
  const difference = serverTime + 500 + Number(age ?? 0) * 1000 - (start + end) / 2
  const isExplained = Math.abs(difference) < 2000 || Math.abs(difference) <= (end - start) / 2 + 500
  return isExplained ? 0 : Math.round(difference)
}
