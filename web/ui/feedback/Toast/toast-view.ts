import hidden from '../../content/VisuallyHidden/VisuallyHidden.module.css'
import { findFreePlace } from './free-place.ts'
import type { Toast } from './toast.ts'
import { makeToastQueue, toastLimits } from './toast-queue.ts'
import { toastRegionId } from './toast-region.ts'
import styles from './toast-view.module.css'
import { whenSeen } from './when-seen.ts'

/** Without React: toasts outlive pages, and nothing of them is needed before the first one. Null where there is no place for them. */
function openView() {
  const region = document.getElementById(toastRegionId)
  if (!region) return null
  const list = document.createElement('div')
  // Read out as it fills; it stands in the document before anything is put into it.
  list.setAttribute('role', 'status')
  list.setAttribute('aria-atomic', 'false')
  list.className = styles.list ?? ''
  region.classList.add(styles.region ?? '')
  region.dataset.aboveConsent = ''
  region.append(list)
  /** Where the focus goes back to when the toast that had it is closed. */
  let focusedBefore: Element | null = null

  const toasts = makeToastQueue<HTMLElement>({
    show: (toast) => {
      const element = toastElement(toast, region.dataset.close ?? '', (closed) => toasts.close(closed))
      // Again, so that it lies above a dialog that was opened since.
      if (region.matches(':popover-open')) region.hidePopover()
      region.showPopover()
      // In a frame of its own: what fills while it is still hidden is not read out.
      requestAnimationFrame(() => {
        list.prepend(element)
        if (list.childElementCount === 1) findFreePlace(region, element)
      })
      sayInDialog(toast.text)
      return element
    },
    remove: (element) => {
      const hadFocus = element.contains(document.activeElement)
      const next = element.nextElementSibling ?? element.previousElementSibling
      element.remove()
      if (hadFocus) {
        const target = next?.querySelector('button') ?? focusedBefore
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      }
      if (!isRead()) toasts.resume()
      if (toasts.count() === 0) region.hidePopover()
    },
  })
  const isRead = () => region.matches(':hover') || region.contains(document.activeElement)

  region.addEventListener('mouseenter', toasts.pause)
  region.addEventListener('mouseleave', () => {
    if (!isRead()) toasts.resume()
  })
  region.addEventListener('focusin', ({ relatedTarget }) => {
    toasts.pause()
    if (relatedTarget instanceof Element && !region.contains(relatedTarget)) focusedBefore = relatedTarget
  })
  region.addEventListener('focusout', ({ relatedTarget }) => {
    const staysInside = relatedTarget instanceof Node && region.contains(relatedTarget)
    if (!staysInside && !region.matches(':hover')) toasts.resume()
  })
  region.addEventListener('keydown', ({ key, target }) => {
    const toast = key === 'Escape' && target instanceof Element ? target.closest<HTMLElement>('[data-toast]') : null
    if (toast) toasts.close(toast)
  })
  return { toasts, isInPlace: () => region.isConnected }
}

let view: ReturnType<typeof openView> | undefined

export function addToast(toast: Toast): void {
  whenSeen(() => {
    // Another layout brings a place of its own.
    if (!view?.isInPlace()) view = openView()
    view?.toasts.add(toast)
  })
}

/** Everything outside a modal dialog is inert, toasts above it too, and nothing of it is read out: the words are said within it. */
function sayInDialog(message: string): void {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  if (!dialog) return
  const status = document.createElement('p')
  status.role = 'status'
  status.className = hidden.hidden ?? ''
  dialog.append(status)
  requestAnimationFrame(() => {
    status.textContent = message
  })
  setTimeout(() => status.remove(), toastLimits.lifetime)
}

function toastElement({ kind, text, action }: Toast, closeLabel: string, onClose: (toast: HTMLElement) => void) {
  const toast = document.createElement('div')
  toast.dataset.toast = kind
  toast.className = `${styles.toast} ${styles[kind]}`
  const message = document.createElement('p')
  message.textContent = text
  toast.append(message)
  if (action) {
    const act = () => {
      onClose(toast)
      action.run()
    }
    toast.append(button(styles.action, action.label, act))
  }
  const close = button(styles.close, '×', () => onClose(toast))
  close.setAttribute('aria-label', closeLabel)
  toast.append(close)
  return toast
}

function button(className: string | undefined, label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className ?? ''
  element.textContent = label
  element.addEventListener('click', onClick)
  return element
}
