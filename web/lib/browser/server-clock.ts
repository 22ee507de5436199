/** Milliseconds by which the server's clock is ahead of this device's. */
let offset = 0
let learning: Promise<void> | undefined

/** The server's time in milliseconds since 1970: what ends for everybody at once is counted by it. */
export function serverNow(): number {
  return Date.now() + offset
}

/** Asks for the server's time once a document, by the date that every answer carries. Without an answer the device's own counts. */
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
 * How far the server is ahead, from an answer that left and came at these times of the device. The date is cut to whole
 * seconds; less than two of them are nothing to correct. A cache in between tells by `age` how old its answer is.
 */
export function clockOffset(start: number, end: number, date: string | null, age: string | null): number {
  const told = Date.parse(date ?? '')
  if (Number.isNaN(told)) return 0
  const difference = told + 500 + Number(age ?? 0) * 1000 - (start + end) / 2
  return Math.abs(difference) < 2000 ? 0 : Math.round(difference)
}
