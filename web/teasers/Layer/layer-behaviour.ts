import { onConsentChange, readConsent } from '../../lib/consent.ts'

const storageKey = 'infolayer'

let isListening = false

/** Loaded after the page, once for all layers of the visit: they are found in the document when a link asks for one. */
export function start(): void {
  if (!isListening) {
    isListening = true
    // Before the router, which would only move the page to the anchor.
    document.addEventListener('click', onClick, { capture: true })
  }
  const asked = layerAt(location.hash)
  if (asked) open(asked)
  else offerInfoLayer()
}

/** Shows the layer of the parameter infolayer, once a session, after the question for consent has been answered. */
export function offerInfoLayer(): void {
  const layer = document.querySelector<HTMLDialogElement>('dialog[data-info-layer]')
  if (!layer || wasShown(layer)) return
  if (readConsent() === null) {
    const stop = onConsentChange(() => {
      stop()
      offerInfoLayer()
    })
    return
  }
  if (!layer.isConnected || document.querySelector('dialog[open]')) return
  remember(layer)
  open(layer)
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element
  const layer = target.closest<HTMLDialogElement>('dialog[data-layer]')
  // What is pressed beside the box meets the dialog itself.
  if (layer && (target === layer || target.closest('[data-close]'))) {
    event.preventDefault()
    event.stopPropagation()
    layer.close()
    return
  }
  const link = target.closest('a')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  const asked = link.pathname === location.pathname && link.host === location.host ? layerAt(link.hash) : null
  if (!asked || asked.open) return
  event.preventDefault()
  event.stopPropagation()
  // Safari doesn't focus links that are clicked, and the dialog gives the focus back to whatever has it now.
  link.focus()
  open(asked)
}

function layerAt(hash: string): HTMLDialogElement | null {
  const element = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
  return element instanceof HTMLDialogElement && element.dataset.layer !== undefined ? element : null
}

function open(layer: HTMLDialogElement): void {
  if (!layer.open) layer.showModal()
}

function wasShown({ dataset }: HTMLElement): boolean {
  try {
    return sessionStorage.getItem(storageKey) === dataset.layer
  } catch {
    return true
  }
}

function remember({ dataset }: HTMLElement): void {
  try {
    sessionStorage.setItem(storageKey, dataset.layer ?? '')
  } catch {
    // Without a memory it isn't offered at all.
  }
}
