import { inBackground } from '#web/lib/browser/in-background.ts'
import { learnServerTime, serverNow } from '#web/lib/browser/server-clock.ts'
import { onEverySecond } from '#web/lib/browser/ticker.ts'
import { timeLeft } from './countdown.rules.ts'

/** Bubbling event of a countdown that has ended; the surrounding component listens to it. */
const countdownOver = 'shop:countdown-over'

const selector = 'time[data-countdown]'

/** Starts all countdowns of the document, also those added later. */
export function start(): void {
  let stop: (() => void) | undefined
  const look = async () => {
    const isWanted = document.querySelector(selector) !== null
    if (!isWanted) {
      stop?.()
      stop = undefined
    } else if (!stop) {
      stop = () => {}
      await learnServerTime()
      stop = onEverySecond(showAll)
    }
  }
  inBackground(look())
  new MutationObserver(() => inBackground(look())).observe(document.body, { childList: true, subtree: true })
}

function showAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) show(element)
}

function show(element: HTMLElement): void {
  const { countdown, days = '', hours = '', minutes = '', over = '' } = element.dataset
  const left = timeLeft(Number(countdown) - serverNow())
  if (left.kind === 'days') write(element, days.replace('#', String(left.days)))
  if (left.kind === 'hours') write(element, hours.replace('#', left.clock))
  if (left.kind === 'minutes') write(element, minutes.replace('#', left.clock))
  if (left.kind !== 'over') return
  write(element, over)
  if ('ended' in element.dataset) return
  element.dataset.ended = ''
  element.dispatchEvent(new Event(countdownOver, { bubbles: true }))
}

/** Changes the existing text node, so that React can still find it. */
function write(element: HTMLElement, text: string): void {
  const node = element.firstChild
  if (node instanceof Text) {
    if (node.data !== text) node.data = text
  } else element.textContent = text
}
