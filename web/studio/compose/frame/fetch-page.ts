/** Seconds before a shop is asked again that is too busy and does not say when, or that can't be reached. */
const pause = 1

type FetchedPage = { status: number; html: string }

type Waiting = {
  signal: AbortSignal
  /** Called with the status of each answer in place of the page; null without an answer. */
  onBusy: (status: number | null) => void
}

/** Asks for a page until the shop is not too busy to draw it; null once the signal is aborted. */
export async function fetchPage(address: string, { signal, onBusy }: Waiting): Promise<FetchedPage | null> {
  while (!signal.aborted) {
    const answer = await fetchOnce(address, signal)
    if (signal.aborted) break
    if (answer && answer.status !== 429 && answer.status < 500) return answer
    onBusy(answer?.status ?? null)
    const seconds = answer?.retryAfter || pause
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
  return null
}

async function fetchOnce(address: string, signal: AbortSignal): Promise<(FetchedPage & { retryAfter: number }) | null> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-store', signal })
    const retryAfter = Number(response.headers.get('retry-after'))
    return { status: response.status, html: await response.text(), retryAfter }
  } catch {
    return null
  }
}
