import { inBackground } from '#web/lib/browser/in-background.ts'
import { showWordsOfNone } from '#web/lib/browser/words-of-none.ts'
import { pageText } from '#web/lib/i18n/page-texts.ts'
import { onAnnounced } from '#web/lib/visitor/cross-tab.ts'
import { mayHaveLists } from '../state/stored-in-browser.ts'

/**
 * Hearts and the header's mark are static HTML, the same for all visitors. For visitors who may have a list they are
 * filled at the start; for others the code is loaded with the first press.
 */
export function start(): void {
  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-heart]') : null
    if (heart) inBackground(load().then(({ pressHeart }) => pressHeart(heart)))
  })
  document.addEventListener('beforetoggle', openFlyout, { capture: true })
  onAnnounced('wishlist', (isFromHere) => {
    // A change made in this tab has already loaded the new data.
    inBackground(load().then(({ refresh, paintAll }) => (isFromHere ? paintAll() : refresh())))
  })
  onAnnounced('user', () => inBackground(load().then(({ startAnew }) => startAnew())))
  if (mayHaveLists()) inBackground(load().then(({ startAnew }) => startAnew()))
}

const load = () => import('./heart-behaviour.ts')

function openFlyout({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLElement) || target.id !== 'flyout-wishlist' || newState !== 'open' || !mayHaveLists())
    return
  showWordsOfNone(target, false, pageText('shell.wishlist.name'))
  inBackground(import('../header/fill-flyout.tsx').then(({ fillFlyout }) => fillFlyout(target)))
}
