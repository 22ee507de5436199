import type { Toast } from './show-toast.ts'
import { makeToastQueue } from './toast-queue.ts'
import { toastRegionId } from './toast-region.ts'
import styles from './toast-view.module.css'

const region = document.getElementById(toastRegionId)
/** Read out as it fills; it stands in the document before anything is put into it. */
const list = document.createElement('div')
list.setAttribute('role', 'status')
list.setAttribute('aria-atomic', 'false')
list.className = styles.list ?? ''
region?.classList.add(styles.region ?? '')
region?.append(list)

/** Where the focus goes back to when the toast that had it is closed. */
let focusedBefore: Element | null = null

/** Without React: toasts outlive pages, and nothing of them is needed before the first one. */
export const toasts = makeToastQueue<HTMLElement>({ show, remove })

region?.addEventListener('mouseenter', toasts.pause)
region?.addEventListener('mouseleave', resumeUnlessFocused)
region?.addEventListener('focusin', ({ relatedTarget }) => {
  toasts.pause()
  if (relatedTarget instanceof Element && !region.contains(relatedTarget)) focusedBefore = relatedTarget
})
region?.addEventListener('focusout', ({ relatedTarget }) => {
  if (!(relatedTarget instanceof Node && region.contains(relatedTarget)) && !region.matches(':hover')) toasts.resume()
})
region?.addEventListener('keydown', ({ key, target }) => {
  const toast = key === 'Escape' && target instanceof Element ? target.closest<HTMLElement>('[data-toast]') : null
  if (toast) toasts.close(toast)
})

function resumeUnlessFocused() {
  if (!region?.contains(document.activeElement)) toasts.resume()
}

function show({ kind, text, action }: Toast): HTMLElement {
  const toast = document.createElement('div')
  toast.dataset.toast = kind
  toast.className = `${styles.toast} ${styles[kind]}`
  const words = document.createElement('p')
  words.textContent = text
  toast.append(words)
  if (action) {
    const act = () => {
      toasts.close(toast)
      action.run()
    }
    toast.append(button(styles.action, action.label, act))
  }
  const close = button(styles.close, '×', () => toasts.close(toast))
  close.setAttribute('aria-label', region?.dataset.close ?? '')
  toast.append(close)
  // Again, so that it lies above a dialog that was opened since.
  if (region?.matches(':popover-open')) region.hidePopover()
  region?.showPopover()
  // In a frame of its own: what fills while it is still hidden is not read out.
  requestAnimationFrame(() => requestAnimationFrame(() => list.prepend(toast)))
  return toast
}

function remove(toast: HTMLElement): void {
  const hadFocus = toast.contains(document.activeElement)
  const next = toast.nextElementSibling ?? toast.previousElementSibling
  toast.remove()
  if (hadFocus) {
    const target = next?.querySelector('button') ?? focusedBefore
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    resumeUnlessFocused()
  }
  if (toasts.count() === 0) region?.hidePopover()
}

function button(className: string | undefined, label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className ?? ''
  element.textContent = label
  element.addEventListener('click', onClick)
  return element
}
