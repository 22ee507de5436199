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
import { streetFault } from '#contract/text/address-words.ts'
import { addressFaults, formNames } from '#engine/modules/account/addresses/address.rules.ts'
import {
  clean,
  cleanText,
  emailFaults,
  normaliseEmail,
} from '#engine/modules/account/visitors/accounts/account.rules.ts'
import type { CheckoutFault, FormName } from '../checkout-faults.ts'

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

const tooLong = (form: FormName, fieldName: string, text: string, limit: number): CheckoutFault[] =>
  text.length > limit ? [{ form, fieldName, code: 'tooLong', values: { limit } }] : []

/** Fields that the forwarder knows, without empty ones. */
export const speditionValues = (fields: readonly SpeditionField[]): SpeditionField[] =>
  speditionFormFields.flatMap(({ fieldName }) => {
    const fieldValue = clean(fields.find((field) => field.fieldName === fieldName)?.fieldValue ?? '')
    return fieldValue === '' ? [] : [{ fieldName, fieldValue }]
  })

export const speditionFaults = (fields: readonly SpeditionField[]): CheckoutFault[] => {
  const values = new Map(speditionValues(fields).map(({ fieldName, fieldValue }) => [fieldName, fieldValue]))
  return speditionFormFields.flatMap(({ fieldName, isRequired, limit }): CheckoutFault[] => {
    const text = values.get(fieldName) ?? ''
    if (text === '') return isRequired ? [{ form: 'spedition', fieldName, code: 'required' }] : []
    if (fieldName === 'phone' && !phoneNumber.test(text)) return [{ form: 'spedition', fieldName, code: 'phone' }]
    return tooLong('spedition', fieldName, text, limit)
  })
}

/** What is stored of a delivery e-mail: empty unless it is wanted (transactions.md §5). */
export const deliveryEmailOf = (entered: DeliveryEmailInput | null | undefined): string | null =>
  entered?.hasDeliveryEmail ? normaliseEmail(entered.deliveryEmail ?? '') : null

const deliveryEmailFaults = (form: FormName, entered: DeliveryEmailInput | null | undefined): CheckoutFault[] =>
  entered?.hasDeliveryEmail
    ? emailFaults('deliveryEmail', entered.deliveryEmail ?? '').map((fault) => ({ form, ...fault }))
    : []

/** Bills reach a post box; parcels to the same address do not. */
const postboxFaults = (address: AddressInput | null | undefined): CheckoutFault[] =>
  streetFault(clean(address?.streetAndNumber ?? '')) === 'postbox'
    ? [{ form: formNames.billing, fieldName: 'streetAndNumber', code: 'postbox' }]
    : []

/** What is wrong with the forms themselves, in the order of the page; the shop's data is judged when it is stored. */
export const shippingFormFaults = (data: ShippingStepInput): CheckoutFault[] => {
  const kinds = kindsOf(data.deliveryType)
  const delivery = kinds[1]
  return [
    ...kinds.flatMap((kind): CheckoutFault[] => {
      const { form } = enteredAddress(data, kind)
      return form === null ? [] : addressFaults(kind, form).map((fault) => ({ form: formNames[kind], ...fault }))
    }),
    ...(delivery ? [] : postboxFaults(data.billingAddress)),
    ...deliveryEmailFaults('billingAddress', data.billingDeliveryEmail),
    ...(delivery ? deliveryEmailFaults(formNames[delivery], data.shippingDeliveryEmail) : []),
    ...tooLong('miscellaneous', 'orderReference', clean(data.orderReference ?? ''), checkoutTexts.orderReference),
    ...tooLong('miscellaneous', 'comment', cleanText(data.comment ?? ''), checkoutTexts.comment),
  ]
}
