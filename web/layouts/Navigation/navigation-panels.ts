import type { Translate } from '../../lib/i18n/use-texts.ts'
import { linkOf, panelOf } from './navigation-state.ts'

/** Milliseconds that the mouse rests on an entry before its panel is brought; crossing the row brings nothing. */
export const intentDelay = 60

/** Gives an entry the button that opens what is below it. */
export function addToggle(entry: HTMLElement, t: Translate): void {
  const link = linkOf(entry)
  const name = link?.textContent ?? ''
  const toggle = document.createElement('button')
  toggle.type = 'button'
  toggle.dataset.nav = 'toggle'
  toggle.setAttribute('aria-expanded', 'false')
  toggle.setAttribute('aria-label', t('shell.menu.below', { name }))
  const word = document.createElement('span')
  word.textContent = name
  const picture = link?.querySelector('img')?.cloneNode()
  toggle.append(...(picture ? [picture] : []), word)
  link?.after(toggle)
}

const running = new WeakMap<HTMLElement, Promise<boolean>>()

/**
 * Brings what is below an entry, once: code, data, and an element with `data-nav="panel"` to show it in. The element is there as soon
 * as the code is, so that it can open before the data has come. False without an answer: the entry stays a link, and the next
 * intention asks again.
 */
export function bringPanel(entry: HTMLElement): Promise<boolean> {
  let bringing = running.get(entry)
  if (!bringing) {
    bringing = drawn(entry).then((isReady) => {
      if (!isReady) running.delete(entry)
      return isReady
    })
    running.set(entry, bringing)
  }
  return bringing
}

async function drawn(entry: HTMLElement): Promise<boolean> {
  try {
    const { drawPanel } = await import('./panel/panel-root.tsx')
    return await new Promise<boolean>((resolve) => {
      const panel = document.createElement('div')
      panel.dataset.nav = 'panel'
      entry.append(panel)
      drawPanel(panel, entry, {
        onReady: () => {
          panel.dataset.ready = ''
          resolve(true)
        },
        onFailure: () => {
          panelOf(entry)?.remove()
          resolve(false)
        },
      })
    })
  } catch {
    return false
  }
}
