import type { FieldError } from '#contract/generated/types.ts'
import { missingKeys } from '#contract/rules/missing-field.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { AddressViolation } from '../../account/addresses/address.rules.ts'
import type { Translate } from '../../content/translations/translate.ts'

/** Forms of the checkout, as field errors name them. */
export type FormName =
  | 'contact'
  | 'billingAddress'
  | 'shippingAddress'
  | 'packstation'
  | 'spedition'
  | 'miscellaneous'
  | 'shipper'
  | 'payment'

/** What is wrong with a field of a form. Texts are `checkouts.error.<code>`, or those of addresses and accounts. */
export type CheckoutViolation = {
  form: FormName
  /** Without the form, which stands before it in the answer: `billingAddress.postcode`. */
  fieldName: string
  code:
    | AddressViolation['code']
    | 'addressMissing'
    | 'addressUnknown'
    | 'addressBookFull'
    | 'organisationAddress'
    | 'countryNotDelivered'
    | 'shipper'
    | 'shipperMissing'
    | 'packstationBulky'
    | 'buyerReference'
  values?: Record<string, number>
}

/** Thrown in a transaction to undo it: the call is answered with what is wrong. */
export class InvalidCheckoutError extends Error {
  readonly violations: readonly CheckoutViolation[]

  constructor(violations: readonly CheckoutViolation[]) {
    super(violations.map(({ form, fieldName, code }) => `${form}.${fieldName} ${code}`).join(', '))
    this.violations = violations
  }
}

/** Refusals that concern no field: `checkouts.refused.<reason>`. */
export type CheckoutRefusalReason = 'login' | 'address' | 'shipper' | 'payment' | 'wallet' | 'walletAddress'

export const toFieldErrors = (
  violations: readonly CheckoutViolation[],
  audience: Audience,
  translate: Translate,
): FieldError[] =>
  violations.map(({ form, fieldName, code, values }) => ({
    fieldName: `${form}.${fieldName}`,
    formName: form,
    errorMessage: translate(
      audience,
      [...missingKeys(code, fieldName), `checkouts.error.${code}`, `addresses.error.${code}`, `visitor.error.${code}`],
      values,
    ),
  }))

type Message = { key: string; values?: Record<string, string | number> | undefined }

/** Thrown in a transaction to undo it: the call is answered with a message. */
export class RefusalError extends Error {
  readonly told: Message

  constructor(refusal: CheckoutRefusalReason | Message) {
    const named = typeof refusal === 'string' ? { key: `checkouts.refused.${refusal}` } : refusal
    super(named.key)
    this.told = named
  }
}
