import { start as showAccount } from '../features/account/start.ts'
import { start as showCart } from '../features/cart/cart-start.ts'
import { start as warnInCheckout } from '../features/checkout/start.ts'
import { start as askConsent } from '../features/consent/start.ts'
import { start as rememberFolds } from '../features/listing/listing-start.ts'
import { start as compareProducts } from '../features/product/compare/compare-start.ts'
import { start as showGroupPrices } from '../features/product/group-prices/group-prices-start.ts'
import { start as rememberProducts } from '../features/product/recent/recent-start.ts'
import { start as search } from '../features/search/search-start.ts'
import { start as fillHearts } from '../features/wishlist/hearts/hearts.ts'
import { start as openFlyouts } from '../layouts/Header/flyout/flyout-hover.ts'
import { start as turnStrip } from '../layouts/Header/strip-slides.ts'
import { start as closeBeside } from '../lib/browser/close-beside.ts'
import { inBackground } from '../lib/browser/in-background.ts'
import { start as showLayer } from '../teasers/Layer/layer-behaviour.ts'
import { start as replacePictures } from '../ui/content/Picture/picture-errors.ts'
import { start as countDown } from '../ui/product/Countdown/countdown-behaviour.ts'
import { start as renewDeliveryDates } from '../ui/product/DeliveryDate/delivery-behaviour.ts'
import { start as answerOffline } from './offline-links.ts'
import { start as registerServiceWorker } from './register-service-worker.ts'
import { start as showCallErrors } from './show-call-errors.ts'
import { start as watchBuilds } from './watch-builds.ts'

/**
 * What every page gets once it reacts, in a quiet moment: one line each. Nothing here may be needed to read or use the page.
 * They start one after the other, in this order, with a pause for the browser between. They come in one file, since each file
 * costs a phone a request; what a part needs only after an act of the visitor, it imports then.
 */
export async function startAfterHydration(pause: () => Promise<void>): Promise<void> {
  for (const start of parts) {
    inBackground(begin(start))
    await pause()
  }
}

type Start = () => void | Promise<void>

/** A part that fails to start does not stop the ones after it. */
async function begin(start: Start): Promise<void> {
  await start()
}

const parts: readonly Start[] = [
  openFlyouts,
  closeBeside,
  showCallErrors,
  showAccount,
  turnStrip,
  search,
  fillHearts,
  showGroupPrices,
  showCart,
  warnInCheckout,
  showLayer,
  rememberFolds,
  watchBuilds,
  registerServiceWorker,
  answerOffline,
  countDown,
  renewDeliveryDates,
  rememberProducts,
  compareProducts,
  replacePictures,
  askConsent,
]
