import type { PaymentMethod } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { MethodRefusal } from './payment-method.ts'
import { type ListedMethod, paymentTexts, shownRefusal } from './payment-methods.ts'

/** A refusal in the words of the store. */
export const messageOf = (refusal: MethodRefusal, audience: Audience, translate: Translate): string => {
  const { key, values } = shownRefusal(refusal, audience)
  return translate(audience, key, values)
}

/** A method as pages choose from it. */
export const toPaymentMethod = (
  { id, isPrepaid, needsBuyerReference, state }: ListedMethod,
  {
    audience,
    translate,
    isSelected,
    isShipped = true,
    deliveryText = null,
  }: {
    audience: Audience
    translate: Translate
    isSelected: boolean
    /** False for a membership: nothing is shipped. */
    isShipped?: boolean
    /** When an order that is paid by it is with the customer. */
    deliveryText?: string | null
  },
): PaymentMethod => ({
  paymentId: id,
  displayName: translate(audience, paymentTexts.name(id)),
  description: translate(audience, paymentTexts.description(id, isShipped)),
  selected: isSelected,
  enabled: state === 'available',
  isPrepaid,
  needsBuyerReference,
  deliveryText,
  message: state === 'available' ? null : messageOf(state, audience, translate),
})
