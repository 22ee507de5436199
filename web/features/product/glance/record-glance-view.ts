import { useEffect } from 'react'

const storageKey = 'glanceViews'

/** A view of a product is recorded once per item and session (storefront.md §4). Whatever fails here fails silently. */
export function useGlanceView(productId: string, itemId: string | null, shownItemId: string): void {
  useEffect(() => {
    const view = itemId ?? productId
    if (!isFirstView(view)) return
    import('./send-view.ts').then(({ sendView }) => sendView(productId, itemId, shownItemId)).catch(() => undefined)
  }, [productId, itemId, shownItemId])
}

/** Remembers the view. False when this session has seen it, or has no memory. */
export function isFirstView(view: string): boolean {
  try {
    const seen: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    const views = Array.isArray(seen) ? seen : []
    if (views.includes(view)) return false
    sessionStorage.setItem(storageKey, JSON.stringify([...views, view].slice(-500)))
    return true
  } catch {
    return false
  }
}
