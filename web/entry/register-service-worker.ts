import { readFirstPage } from '../lib/scope/first-page.ts'

/** Browsers allow it over TLS and on one's own machine only; the shop is the same without. */
export async function start(): Promise<void> {
  if (!('serviceWorker' in navigator) || readFirstPage().site.buildId === 'development') return
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  } catch {
    // Private windows and settings refuse it.
  }
}
