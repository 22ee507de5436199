import { deliveryPromise } from '#contract/delivery/delivery-date.ts'
import { pageText } from '#web/lib/i18n/page-texts.ts'
import { readFirstPage } from '#web/lib/scope/first-page.ts'
import { dateWords, deadlineWords } from './delivery-words.ts'

/** Writes the days and deadlines that hold now. */
export function showDelivery(elements: readonly HTMLElement[], now: number): void {
  const { language } = readFirstPage().site
  for (const element of elements) {
    const { delivery, country = '', until } = element.dataset
    const text = delivery
      ? dateWords(Number(delivery), country, language, now)
      : deadlineWords(nextDeadline(Number(until), country, now), language, pageText, now)
    write(element, text)
  }
}

/** The one that the page names while it is ahead: to reckon one takes Intl, whose first use holds a phone up for 50 ms. */
function nextDeadline(named: number, country: string, now: number): number {
  return named > now ? named : deliveryPromise(0, country, now).orderUntil
}

/** Changes the existing text node, so that React can still find it: the last one, since words may stand before it. */
function write(element: HTMLElement, text: string): void {
  const node = element.lastChild
  if (node instanceof Text && node.data !== text) node.data = text
}
