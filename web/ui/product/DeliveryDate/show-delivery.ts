import { pageText } from '../../../lib/i18n/page-texts.ts'
import { readFirstPage } from '../../../lib/scope/first-page.ts'
import { dateWords, deadlineWords } from './delivery-words.ts'

/** Writes the days and deadlines that hold now. */
export function showDelivery(elements: readonly HTMLElement[], now: number): void {
  const { language } = readFirstPage().site
  for (const element of elements) {
    const { delivery, country = '' } = element.dataset
    const text = delivery
      ? dateWords(Number(delivery), country, language, now)
      : deadlineWords(country, language, pageText, now)
    write(element, text)
  }
}

/** Changes the existing text node, so that React can still find it: the last one, since words may stand before it. */
function write(element: HTMLElement, text: string): void {
  const node = element.lastChild
  if (node instanceof Text && node.data !== text) node.data = text
}
