import { useEffect } from 'react'
import { GlanceView } from '../../generated/operations.ts'

const storageKey = 'glanceViews'

/** A view of a product is recorded once per item and session (storefront.md §4). Whatever fails here fails silently. */
export function useGlanceView(productId: string, itemId: string | null): void {
  useEffect(() => {
    const view = itemId ?? productId
    if (!remember(view)) return
    void record(productId, itemId)
  }, [productId, itemId])
}

/** False when this session has seen it, or has no memory. */
function remember(view: string): boolean {
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

async function record(productId: string, itemId: string | null): Promise<void> {
  try {
    const [{ client }, { documentOf }] = await Promise.all([
      import('../../lib/apollo/client.ts'),
      import('../../lib/apollo/run-in-browser.ts'),
    ])
    await client.mutate({
      mutation: documentOf(GlanceView),
      variables: { productId, itemId, domain: location.hostname },
      fetchPolicy: 'no-cache',
    })
  } catch {
    // The visitor has nothing to do with it.
  }
}
