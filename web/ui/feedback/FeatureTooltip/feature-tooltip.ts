import { endWhenUnattended } from './end-when-unattended.ts'
import styles from './FeatureTooltip.module.css'

type FeatureTooltip = {
  /** Shown once per browser session (storefront.md §4). */
  id: string
  /** What it points at. */
  anchor: HTMLElement
  text: string
  /** When the text is in another language than the page. */
  lang?: string
  closeLabel: string
}

/**
 * Points out something that is easily missed. It goes by itself, unless the mouse or the focus is on it, on Esc and by its
 * cross; it takes no focus and covers nothing that is needed. Gives false when this session has seen it.
 */
export function showFeatureTooltip({ id, anchor, text, lang, closeLabel }: FeatureTooltip): boolean {
  if (wasSeen(id) || !anchor.checkVisibility({ visibilityProperty: true })) return false
  const tooltip = document.createElement('div')
  tooltip.id = `tooltip-${id}`
  tooltip.popover = 'manual'
  tooltip.role = 'status'
  tooltip.className = styles.tooltip ?? ''
  const message = document.createElement('p')
  if (lang) message.lang = lang
  const close = document.createElement('button')
  close.type = 'button'
  close.className = styles.close ?? ''
  close.setAttribute('aria-label', closeLabel)
  tooltip.append(message, close)
  anchor.after(tooltip)
  tooltip.showPopover({ source: anchor })
  // What comes into a status is read out once it is there: in a frame of its own.
  requestAnimationFrame(() => {
    message.textContent = text
  })

  const controller = new AbortController()
  const { signal } = controller
  const end = () => {
    controller.abort()
    const hadFocus = tooltip.contains(document.activeElement)
    tooltip.remove()
    if (hadFocus) anchor.focus({ preventScroll: true })
  }
  endWhenUnattended(tooltip, end, signal)
  close.addEventListener('click', end, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
  return true
}

/** Remembers it at once; a browser that keeps nothing is spared the tooltip. */
function wasSeen(id: string): boolean {
  const key = `tooltip:${id}`
  try {
    if (sessionStorage.getItem(key)) return true
    sessionStorage.setItem(key, '1')
    return false
  } catch {
    return true
  }
}
