import type { StepWarning } from '#contract/rules/checkout/steps.rules.ts'
import { OrderedCart } from '#web/generated/operations.ts'
import { send } from '#web/lib/data/send.ts'
import { needTexts } from '#web/lib/i18n/load-more-texts.ts'
import { pageText } from '#web/lib/i18n/page-texts.ts'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { takeShownCart } from './summary/submission.ts'

export async function showWarning(led: StepWarning): Promise<void> {
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
