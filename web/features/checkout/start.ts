import { type StepWarning, stepWarnings } from '#contract/rules/checkout/steps.rules.ts'
import { warningParameter } from '#contract/rules/checkout/warning-parameter.ts'
import { OrderedCart } from '../../generated/operations.ts'
import { inBackground } from '../../lib/browser/in-background.ts'
import { send } from '../../lib/data/send.ts'
import { needTexts } from '../../lib/i18n/load-more-texts.ts'
import { pageText } from '../../lib/i18n/page-texts.ts'
import { replaceAddress } from '../../lib/routing/replace-address.ts'
import { onPageShown } from '../../lib/scope/page-shown.ts'
import { showToast } from '../../ui/feedback/Toast/show-toast.ts'
import { takeShownCart } from './summary/submission.ts'

/** Shows why a page of the checkout has led elsewhere (transactions.md §2.2), once. */
export function start(): void {
  onPageShown(tell)
  tell()
}

function tell(): void {
  const url = new URL(location.href)
  const warning = stepWarnings.find((each) => each === url.searchParams.get(warningParameter))
  if (!warning) return
  url.searchParams.delete(warningParameter)
  replaceAddress(url)
  inBackground(show(warning))
}

async function show(led: StepWarning): Promise<void> {
  const [warning] = await Promise.all([reasonOf(led), needTexts(['checkoutWarning'])])
  showToast({ id: `checkout-${warning}`, kind: 'info', text: pageText(`checkoutWarning.${warning}`) })
}

/** An empty cart is a new one when the cart that this tab has shown was ordered, in another tab or by a press whose answer got lost. */
async function reasonOf(led: StepWarning): Promise<StepWarning> {
  const cartId = led === 'sessionExpired' ? takeShownCart() : null
  if (cartId === null) return led
  const { data: found } = await send(OrderedCart, { cartId }, { fresh: true })
  return found?.shop_findCart.attributes.submitted ? 'orderAlreadySubmitted' : led
}
