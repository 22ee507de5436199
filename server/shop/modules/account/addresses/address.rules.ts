import type { AddressFormType, AddressInput, AddressKind } from '#contract/generated/types.ts'
import { addressTexts, packstationCountry, packstationNumber, postNumber } from '#contract/limits/checkout.ts'
import { phoneNumber } from '#contract/limits/contact.ts'
import { stationOf, streetViolation } from '#contract/text/address-words.ts'
import { postCodeOf } from '#contract/text/post-code.ts'
import { isPostCodeOf } from '#contract/text/post-code-formats.ts'
import {
  clean,
  lineViolations,
  optionViolations,
  salutations,
  type Violation,
} from '../visitors/accounts/account.rules.ts'
import type { AddressRow } from './addresses.tables.ts'

/** Texts are `addresses.error.<code>`, or else `visitor.error.<code>`. */
export type AddressViolation = Omit<Violation, 'code'> & {
  code: Violation['code'] | 'country' | 'packstation' | 'packstationCountry' | 'postNumber' | 'station' | 'postbox'
}

/** What an address says, without whose it is. */
export type AddressContent = Pick<
  AddressRow,
  | 'formType'
  | 'salutation'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'street'
  | 'addition'
  | 'postCode'
  | 'city'
  | 'country'
  | 'phone'
  | 'postNumber'
  | 'packstationNumber'
>

/** Name of the form that an address of a kind is entered in, as field errors have it. */
export const formNames = {
  billing: 'billingAddress',
  shipping: 'shippingAddress',
  packstation: 'packstation',
} as const satisfies Record<AddressKind, string>

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Regions that are no country. */
const noCountries = ['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB']

/** ISO 3166; what other lists call a country is put right: UK is GB. */
const countryOf = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (Intl.getCanonicalLocales(`und-${code}`)[0]?.slice('und-'.length) ?? code) : code

const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !noCountries.includes(code) && countryNames.of(code) !== undefined

const violation = (fieldName: string, code: AddressViolation['code']): AddressViolation[] => [{ fieldName, code }]

const optionalLine = (fieldName: string, entered: string | null | undefined): AddressViolation[] =>
  clean(entered ?? '') === '' ? [] : lineViolations(fieldName, entered ?? '', addressTexts.line)

/** Violations of the country's form of a postcode. Towns are suggested by the page and never refused. */
const postCodeFaults = (entered: string, country: string): AddressViolation[] => {
  if (clean(entered) === '') return violation('postcode', 'required')
  return isPostCodeOf(countryOf(country), entered) ? [] : violation('postcode', 'postCode')
}

/** Nothing arrives at a packing station without a post number, or in a post box; bills do reach a post box. */
const streetViolations = (kind: AddressKind, entered: string): AddressViolation[] => {
  const violations = lineViolations('streetAndNumber', entered, addressTexts.line)
  if (violations.length > 0) return violations
  const found = streetViolation(clean(entered))
  return found === null || (found === 'postbox' && kind === 'billing') ? [] : violation('streetAndNumber', found)
}

const phoneViolations = (entered: string | null | undefined): AddressViolation[] => {
  const phone = clean(entered ?? '')
  return phone === '' || phoneNumber.test(phone) ? [] : violation('phone', 'phone')
}

/** The number that a station or post office is checked by. */
const stationNumberOf = (entered: string | null | undefined): string =>
  stationOf(clean(entered ?? '')).replace(/^Postfiliale /, '')

const postNumberOf = (entered: string | null | undefined): string => clean(entered ?? '').replaceAll(' ', '')

const patternViolations = (
  fieldName: string,
  text: string,
  { pattern, code }: { pattern: RegExp; code: AddressViolation['code'] },
): AddressViolation[] => {
  if (text === '') return violation(fieldName, 'required')
  return pattern.test(text) ? [] : violation(fieldName, code)
}

const nameViolations = ({ salutation, firstname, lastname }: AddressInput): AddressViolation[] => [
  ...optionViolations('salutation', salutation ?? 'none', salutations),
  ...lineViolations('firstname', firstname, addressTexts.name),
  ...lineViolations('lastname', lastname, addressTexts.name),
]

const placeViolations = ({ postcode, city, country }: AddressInput): AddressViolation[] => [
  ...postCodeFaults(postcode, country),
  ...lineViolations('city', city, addressTexts.line),
]

/** What is wrong with a form, in the order of its fields. */
export const addressViolations = (kind: AddressKind, input: AddressInput): AddressViolation[] => {
  if (kind === 'packstation') {
    return [
      ...nameViolations(input),
      ...patternViolations('postnumber', postNumberOf(input.postnumber), { pattern: postNumber, code: 'postNumber' }),
      ...patternViolations('packstation', stationNumberOf(input.packstation), {
        pattern: packstationNumber,
        code: 'packstation',
      }),
      ...placeViolations(input),
      ...(input.country === packstationCountry ? [] : violation('country', 'packstationCountry')),
    ]
  }
  return [
    ...(input.formType === 'companyOrSchool' ? lineViolations('company', input.company ?? '', addressTexts.line) : []),
    ...nameViolations(input),
    ...streetViolations(kind, input.streetAndNumber ?? ''),
    ...optionalLine('addition', input.addition),
    ...placeViolations(input),
    ...(isCountry(input.country) ? [] : violation('country', 'country')),
    ...phoneViolations(input.phone),
  ]
}

const orNull = (entered: string | null | undefined): string | null => clean(entered ?? '') || null

/** What is stored of a form without faults. A company is kept with companyOrSchool only (transactions.md §5). */
export const contentOf = (kind: AddressKind, input: AddressInput): AddressContent => {
  const isStation = kind === 'packstation'
  const formType: AddressFormType = isStation ? 'private' : (input.formType ?? 'private')
  return {
    formType,
    salutation: (input.salutation ?? 'none') as AddressContent['salutation'],
    firstName: clean(input.firstname),
    lastName: clean(input.lastname),
    company: formType === 'companyOrSchool' ? orNull(input.company) : null,
    street: isStation ? '' : clean(input.streetAndNumber ?? ''),
    addition: isStation ? null : orNull(input.addition),
    postCode: postCodeOf(input.postcode),
    city: clean(input.city),
    country: countryOf(input.country),
    phone: isStation ? null : orNull(input.phone),
    postNumber: isStation ? postNumberOf(input.postnumber) : null,
    packstationNumber: isStation ? stationOf(clean(input.packstation ?? '')) : null,
  }
}

/** An address that says the same is the same one: it is restored or used again instead of stored twice. */
export const isSameContent = (one: AddressContent, other: AddressContent): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof AddressContent] === value)

/**
 * The billing address that stands for a customer who has not chosen one for this order (transactions.md §4): the one that was
 * made the default, otherwise the customer's own; of business customers another one.
 */
export const defaultBilling = <Row extends Pick<AddressRow, 'isCustomerAddress' | 'isDefault'>>(
  billing: readonly Row[],
  isBusiness: boolean,
): Row | null =>
  billing.find(({ isDefault }) => isDefault) ??
  billing.find(({ isCustomerAddress }) => isCustomerAddress !== isBusiness) ??
  billing[0] ??
  null

/** The address of a kind that the checkout proposes; `book` holds those of this kind in its order. */
export const proposed = (kind: AddressKind, book: readonly AddressRow[], isBusiness: boolean): AddressRow | null =>
  kind === 'billing' ? defaultBilling(book, isBusiness) : (book[0] ?? null)
