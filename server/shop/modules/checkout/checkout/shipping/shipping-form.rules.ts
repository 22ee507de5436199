import type {
  AddressInput,
  AddressKind,
  DeliveryEmailInput,
  DeliveryType,
  ShippingStepInput,
  SpeditionField,
} from '#contract/generated/types.ts'
import { checkoutTexts, speditionFormFields } from '#contract/limits/checkout.ts'
import { phoneNumber } from '#contract/limits/contact.ts'
import { streetViolation } from '#contract/text/address-words.ts'
import { addressViolations, formNames } from '#engine/modules/account/addresses/address.rules.ts'
import {
  clean,
  cleanText,
  emailViolations,
  normaliseEmail,
} from '#engine/modules/account/visitors/accounts/account.rules.ts'
import type { CheckoutViolation, FormName } from '../checkout-violations.ts'

/** Kinds of addresses that a delivery type has, the bill first. */
export const kindsOf = (deliveryType: DeliveryType): AddressKind[] =>
  deliveryType === 'sameAsBilling'
    ? ['billing']
    : ['billing', deliveryType === 'packstation' ? 'packstation' : 'shipping']

/** The form of an address in the step, and the id of one in the book. */
export const enteredAddress = (
  data: ShippingStepInput,
  kind: AddressKind,
): { form: AddressInput | null; id: string | null } => {
  const { form, id } = {
    billing: { form: data.billingAddress, id: data.billingAddressId },
    shipping: { form: data.shippingAddress, id: data.shippingAddressId },
    packstation: { form: data.packstation, id: data.packstationId },
  }[kind]
  return { form: form ?? null, id: id ?? null }
}

const tooLong = (form: FormName, fieldName: string, text: string, limit: number): CheckoutViolation[] =>
  text.length > limit ? [{ form, fieldName, code: 'tooLong', values: { limit } }] : []

/** Fields that the forwarder knows, without empty ones. */
export const speditionValues = (fields: readonly SpeditionField[]): SpeditionField[] =>
  speditionFormFields.flatMap(({ fieldName }) => {
    const fieldValue = clean(fields.find((field) => field.fieldName === fieldName)?.fieldValue ?? '')
    return fieldValue === '' ? [] : [{ fieldName, fieldValue }]
  })

export const speditionViolations = (fields: readonly SpeditionField[]): CheckoutViolation[] => {
  const values = new Map(speditionValues(fields).map(({ fieldName, fieldValue }) => [fieldName, fieldValue]))
  return speditionFormFields.flatMap(({ fieldName, isRequired, limit }): CheckoutViolation[] => {
    const text = values.get(fieldName) ?? ''
    if (text === '') return isRequired ? [{ form: 'spedition', fieldName, code: 'required' }] : []
    if (fieldName === 'phone' && !phoneNumber.test(text)) return [{ form: 'spedition', fieldName, code: 'phone' }]
    return tooLong('spedition', fieldName, text, limit)
  })
}

/** What is stored of a delivery e-mail: empty unless it is wanted (transactions.md §5). */
export const deliveryEmailOf = (entered: DeliveryEmailInput | null | undefined): string | null =>
  entered?.hasDeliveryEmail ? normaliseEmail(entered.deliveryEmail ?? '') : null

const deliveryEmailViolations = (
  form: FormName,
  entered: DeliveryEmailInput | null | undefined,
): CheckoutViolation[] =>
  entered?.hasDeliveryEmail
    ? emailViolations('deliveryEmail', entered.deliveryEmail ?? '').map((violation) => ({ form, ...violation }))
    : []

/** Bills reach a post box; parcels to the same address do not. */
const postboxViolations = (address: AddressInput | null | undefined): CheckoutViolation[] =>
  streetViolation(clean(address?.streetAndNumber ?? '')) === 'postbox'
    ? [{ form: formNames.billing, fieldName: 'streetAndNumber', code: 'postbox' }]
    : []

/** What is wrong with the forms themselves, in the order of the page; the shop's data is judged when it is stored. */
export const shippingFormViolations = (data: ShippingStepInput): CheckoutViolation[] => {
  const kinds = kindsOf(data.deliveryType)
  const delivery = kinds[1]
  return [
    ...kinds.flatMap((kind): CheckoutViolation[] => {
      const { form } = enteredAddress(data, kind)
      return form === null
        ? []
        : addressViolations(kind, form).map((violation) => ({ form: formNames[kind], ...violation }))
    }),
    ...(delivery ? [] : postboxViolations(data.billingAddress)),
    ...deliveryEmailViolations('billingAddress', data.billingDeliveryEmail),
    ...(delivery ? deliveryEmailViolations(formNames[delivery], data.shippingDeliveryEmail) : []),
    ...tooLong('miscellaneous', 'orderReference', clean(data.orderReference ?? ''), checkoutTexts.orderReference),
    ...tooLong('miscellaneous', 'comment', cleanText(data.comment ?? ''), checkoutTexts.comment),
  ]
}
