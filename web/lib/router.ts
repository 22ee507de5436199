import { isOutdated } from './outdated.ts'

let loading: Promise<unknown> | undefined

/**
 * Loads the client router. It is not part of what a page needs to react: until it is there, links lead to new
 * documents, as they do without script. In development it starts with the page.
 */
export function loadRouter(): Promise<unknown> {
  loading ??= (async () => {
    const address = document.querySelector<HTMLMetaElement>('meta[name="router"]')?.content
    if (address) await import(/* @vite-ignore */ address)
  })()
  return loading
}

/** A client navigation: to a path of the shop, or to an address outside, which is a new document. */
export async function navigate(
  href: string,
  options?: { keepScrollPosition?: boolean; overwriteLastHistoryEntry?: boolean },
): Promise<void> {
  if (isOutdated()) {
    location.assign(href)
    return
  }
  await loadRouter()
  const router = await import('vike/client/router')
  await router.navigate(href, options)
}

/** Loads the code of the page that an address of the shop leads to. */
export async function prefetchPage(href: string): Promise<void> {
  await loadRouter()
  const router = await import('vike/client/router')
  await router.prefetch(href)
}
