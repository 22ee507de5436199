import { primeOrderPage } from '#contract/limits/prime.ts'
import { addressParts } from '#contract/rules/address-fields.ts'
import { paymentInputOf } from '#contract/rules/checkout/payment.rules.ts'
import { isWanted } from '#contract/rules/checkout/shipping-fields.ts'
import { shippingInputOf } from '#contract/rules/checkout/shipping-input.ts'
import { stepAfter, stepFacts } from '#contract/rules/checkout/steps.rules.ts'
import {
  AbortPayment,
  RemoveAddress,
  RestoreAddress,
  SaveShippingStep,
  SelectPayment,
} from '#web/generated/operations.ts'
import { type Form, type FormResult, type SentForm, sendBy, type Values } from '../forms/form-route.ts'
import { textOf } from '../forms/refusals.ts'
import { submitOrder, submitPrime } from './submit-form.ts'

/** Forms of one address; a class is many people. As many as writing calls of /graphql. */
const limit = { name: 'checkout', perMinute: 300 }

/** Technical fields, which no page gives back. */
const technical = ['submissionId', 'cartId', 'quoteHash']

/** The form holds the fields of every kind of address, the cookie has room for those that are asked for. */
function typed({ values }: Pick<SentForm, 'values'>): Values {
  const isTyped = (name: string): boolean => {
    const part = addressParts.find((each) => name.startsWith(`${each}.`))
    return !technical.includes(name) && (part === undefined || isWanted(values, part))
  }
  return Object.fromEntries(Object.entries(values).filter(([name]) => isTyped(name)))
}

const common = { limit, typed }

const leadsTo =
  (page: string) =>
  ({ successful }: { successful: boolean }) => ({ next: successful ? page : null })

/** The checkout (web/features/checkout): each step leads to the next one, the order to the provider of its payment or to the confirmation. */
export const checkoutForms: readonly Form[] = [
  {
    ...common,
    name: 'checkout-action/shipping',
    page: () => '/checkout/shipping',
    take: (sent) =>
      sendBy(sent, SaveShippingStep, { data: shippingInputOf(sent.values) }, ({ successful, checkout }) => ({
        next: successful ? stepAfter('shipping', stepFacts(checkout)) : null,
      })),
  },
  { ...common, name: 'checkout-action/address', page: () => '/checkout/shipping', take: changeAddress },
  { ...common, name: 'checkout-action/payment', page: () => '/checkout/payment', take: savePayment },
  {
    ...common,
    name: 'checkout-action/abort',
    page: () => '/checkout/payment',
    take: (sent) => sendBy(sent, AbortPayment, {}, leadsTo('/checkout/payment')),
  },
  { ...common, name: 'checkout-action/summary', page: () => '/checkout/summary', take: submitOrder },
  { ...common, name: 'checkout-action/prime', page: () => primeOrderPage, take: submitPrime },
]

async function savePayment(sent: SentForm): Promise<FormResult> {
  const input = paymentInputOf(sent.values)
  if (input.paymentId !== '') return sendBy(sent, SelectPayment, input, leadsTo('/checkout/summary'))
  // Nothing was chosen: the form says so where its script does.
  const message = (await textOf(sent.run, 'checkout.fault.noPayment', sent.request.visitor)) ?? ''
  return { isDone: false, message, fieldErrors: [{ fieldName: 'paymentId', errorMessage: message }] }
}

/** An address is taken away, or the last one that was comes back; the page offers the latter. */
async function changeAddress(sent: SentForm): Promise<FormResult> {
  const { remove, restore = '' } = sent.values
  if (!remove) return sendBy(sent, RestoreAddress, { addressId: restore })
  return sendBy(sent, RemoveAddress, { addressId: remove }, ({ successful }) =>
    successful ? { values: { removed: remove } } : {},
  )
}
