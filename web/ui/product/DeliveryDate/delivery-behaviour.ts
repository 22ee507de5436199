import { learnServerTime, serverNow } from '../../../lib/browser/server-clock.ts'
import { onEverySecond } from '../../../lib/browser/ticker.ts'
import { pageText } from '../../../lib/i18n/page-texts.ts'
import { readFirstPage } from '../../../lib/scope/first-page.ts'
import { onPageShown } from '../../../lib/scope/page-shown.ts'
import { dateWords, deadlineWords } from './delivery-words.ts'

const selector = '[data-delivery], [data-order-until]'
const minute = 60_000

let shown = 0

/** Keeps promised days and order deadlines right on pages that were cached, or that stay open for long. */
export async function start(): Promise<void> {
  onPageShown(show)
  if (document.querySelector(selector)) await learnServerTime()
  onEverySecond(() => {
    if (Math.floor(serverNow() / minute) !== shown) show()
  })
  show()
}

function show(): void {
  const now = serverNow()
  shown = Math.floor(now / minute)
  const { language } = readFirstPage().site
  const known = new Map<string, string>()
  const dateOf = (days: string, country: string) => {
    const key = `${days} ${country}`
    const date = known.get(key) ?? dateWords(Number(days), country, language, now)
    known.set(key, date)
    return date
  }
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const { delivery, country = '' } = element.dataset
    write(element, delivery ? dateOf(delivery, country) : deadlineWords(country, language, pageText, now))
  }
}

/** Changes the existing text node, so that React can still find it. */
function write(element: HTMLElement, text: string): void {
  const node = element.firstChild
  if (node instanceof Text && node.data !== text) node.data = text
}
