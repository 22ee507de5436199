import { inBackground } from '../../lib/browser/in-background.ts'
import { readFirstPage } from '../../lib/scope/first-page.ts'
import { parametersOf } from '../../lib/scope/make-scope.ts'
import { onPageShown } from '../../lib/scope/page-shown.ts'
import { isOn, parameterValue } from '../../lib/scope/parameters.rules.ts'
import { onConsentChange, readConsent } from '../../lib/visitor/consent.ts'

const storageKey = 'infolayer'

let isListening = false

/** Loaded once after the first page; each layer is looked up in the document when a link asks for it. */
export function start(): void {
  if (!isListening) {
    isListening = true
    // Runs before the router, which would only scroll to the anchor.
    document.addEventListener('click', onClick, { capture: true })
    onPageShown(() => inBackground(offerInfoLayer()))
    onConsentChange(() => inBackground(offerInfoLayer()))
  }
  const requested = layerAt(location.hash)
  if (requested) openFromAddress(requested)
  else inBackground(offerInfoLayer())
}

/**
 * Opens the layer of the parameter infolayer on any page, once a session, after the consent question was answered. When
 * another dialog is open, it opens with the next page. It is fetched only now, unless it is part of the page.
 */
async function offerInfoLayer(): Promise<void> {
  const parameters = parametersOf(readFirstPage().shell)
  const teaserId = isOn(parameters, 'infolayer') ? parameterValue(parameters, 'infolayer', 'teaserId') : null
  if (teaserId === null || wasShown(teaserId) || readConsent() === null || isSomethingOpen()) return
  const pageId = parameterValue(parameters, 'infolayer', 'pageId')
  const layer = document.querySelector<HTMLDialogElement>('dialog[data-info-layer]') ?? (await bring(pageId, teaserId))
  if (!layer?.isConnected || isSomethingOpen()) return
  remember(teaserId)
  open(layer)
}

async function bring(pageId: string | null, teaserId: string): Promise<HTMLDialogElement | null> {
  if (pageId === null) return null
  const { bringInfoLayer } = await import('./info-layer-view.tsx')
  return bringInfoLayer(pageId, teaserId)
}

const isSomethingOpen = () => document.querySelector('dialog[open]') !== null

function onClick(event: MouseEvent): void {
  const target = event.target as Element
  const layer = target.closest<HTMLDialogElement>('dialog[data-layer]')
  if (layer && target.closest('[data-close]')) {
    event.preventDefault()
    event.stopPropagation()
    layer.close()
    return
  }
  const link = target.closest('a')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  const requested = link.pathname === location.pathname && link.host === location.host ? layerAt(link.hash) : null
  if (!requested || requested.open) return
  event.preventDefault()
  event.stopPropagation()
  // Safari does not focus clicked links, but the dialog returns the focus to the element that has it now.
  link.focus()
  open(requested, link)
}

function layerAt(hash: string): HTMLDialogElement | null {
  const element = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
  return element instanceof HTMLDialogElement && element.dataset.layer !== undefined ? element : null
}

/**
 * A link that was clicked before this code was loaded lost the focus to its target, the layer; focus it, so that the
 * dialog returns the focus there.
 */
function openFromAddress(layer: HTMLDialogElement): void {
  const link = document.querySelector<HTMLAnchorElement>(`a[href$="#${layer.id}"]`)
  if (hasLostFocus(layer)) link?.focus({ preventScroll: true })
  open(layer, link)
}

/** When a layer closes while it has the focus, the browser leaves it there a moment longer. */
const hasLostFocus = (layer: HTMLDialogElement) =>
  document.activeElement === document.body || layer.contains(document.activeElement)

/** `opener`: gets the focus when the layer closes and the browser has nothing to return it to. */
function open(layer: HTMLDialogElement, opener: HTMLElement | null = null): void {
  // Without this mark CSS would keep showing the layer while the address names it.
  layer.dataset.scripted = ''
  if (layer.open) return
  layer.showModal()
  const returnFocus = () => {
    if (hasLostFocus(layer)) opener?.focus({ preventScroll: true })
  }
  layer.addEventListener('close', returnFocus, { once: true })
}

function wasShown(teaserId: string): boolean {
  try {
    return sessionStorage.getItem(storageKey) === teaserId
  } catch {
    return true
  }
}

function remember(teaserId: string): void {
  try {
    sessionStorage.setItem(storageKey, teaserId)
  } catch {
    // Without storage the layer is never offered.
  }
}
