import type { DeliveryType } from '../../generated/types.ts'

type Shown = {
  cart: {
    basketValues: { total: { amount: number } }
    positions: readonly { id: string; quantity: number; totalPrice: { amount: number } }[]
  }
  shippingStep: {
    deliveryType: DeliveryType
    billingAddress?: object | null
    shippingAddress?: object | null
    packstation?: object | null
    account: { email?: string | null }
    orderReference?: string | null
  }
  legalVersion: string
}

/** Fields of an address that the summary shows, in one order: answers of two operations may have others. */
const addressFields = [
  ...['schoolOrCompany', 'firstName', 'lastName', 'postNumber', 'street', 'addressAddition'],
  ...['postCode', 'city', 'country'],
]

/** What the visitor agrees to, the way to pay aside: what is paid for what, where it goes and on which terms. */
function orderOf({ cart: { basketValues, positions }, shippingStep, legalVersion }: Shown): string {
  const { deliveryType, billingAddress, shippingAddress, packstation, account, orderReference } = shippingStep
  const shown = [
    basketValues.total.amount,
    positions.map(({ id, quantity, totalPrice }) => [id, quantity, totalPrice.amount]),
    [billingAddress, { sameAsBilling: null, shippingAddress, packstation }[deliveryType]],
    [account.email, orderReference, legalVersion],
  ]
  return JSON.stringify(shown, addressFields)
}

/** Whether two checkouts differ in the way to pay at most. */
export const isSameOrder = (one: Shown, other: Shown): boolean => orderOf(one) === orderOf(other)
