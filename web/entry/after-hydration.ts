import { inBackground } from '../lib/browser/in-background.ts'

/**
 * What every page gets once it reacts, in a quiet moment: one line each, each in files of its own. Nothing here may be
 * needed to read or use the page. They start one after the other, in this order, with a pause for the browser between.
 */
export async function startAfterHydration(pause: () => Promise<void>): Promise<void> {
  for (const loading of parts.map((load) => load().catch(tell))) {
    const part = await loading
    if (part) inBackground(Promise.resolve(part.start()))
    await pause()
  }
}

const tell = (error: unknown) => console.error('A part of the page could not be loaded', error)

type Part = () => Promise<{ start: () => void | Promise<void> }>

const parts: readonly Part[] = [
  () => import('../layouts/Header/flyout/flyout-hover.ts'),
  () => import('./tell-faults.ts'),
  () => import('../features/account/start.ts'),
  () => import('../layouts/Header/strip-slides.ts'),
  () => import('../layouts/Header/language/language-hint.ts'),
  () => import('../features/search/search-start.ts'),
  () => import('../features/wishlist/hearts/hearts.ts'),
  () => import('../features/cart/cart-start.ts'),
  () => import('../features/checkout/start.ts'),
  () => import('../teasers/Layer/layer-behaviour.ts'),
  () => import('../features/listing/listing-start.ts'),
  () => import('./watch-builds.ts'),
  () => import('./register-service-worker.ts'),
  () => import('./offline-links.ts'),
  () => import('./prefetch-links.ts'),
  () => import('../ui/product/Countdown/countdown-behaviour.ts'),
  () => import('../ui/product/DeliveryDate/delivery-behaviour.ts'),
  () => import('../features/product/recent/recent-start.ts'),
  () => import('../features/product/compare/compare-start.ts'),
  () => import('../ui/content/Picture/picture-faults.ts'),
  () => import('../features/consent/start.ts'),
]
