import { useEffect } from 'react'
import { whenIdle } from '#web/lib/browser/when-idle.ts'

const storageKey = 'glanceViews'

/** Milliseconds after which a busy browser counts a view nevertheless. */
const maxBusy = 2000

/** Records a product view once per item and session (storefront.md §4), when nothing else is to be done. Errors are not shown. */
export function useGlanceView(productId: string, itemId: string | null, shownItemId: string): void {
  useEffect(() => {
    const view = itemId ?? productId
    const record = () => {
      if (!isFirstView(view)) return
      import('./send-view.ts').then(({ sendView }) => sendView(productId, itemId, shownItemId)).catch(() => undefined)
    }
    whenIdle(record, maxBusy)
  }, [productId, itemId, shownItemId])
}

/** Stores the view. False when it is already stored, or when storage is blocked. */
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
