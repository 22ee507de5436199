import type {
  BusinessAccountInput,
  RegisterBusinessCustomerInput,
  RegisterCustomerInput,
} from '#contract/generated/types.ts'
import { organisationTypes } from '#contract/import/values.ts'
import { accountLimits as limits } from '#contract/limits/account.ts'
import { accountEmail, organisationCountries, phoneNumber } from '#contract/limits/contact.ts'
import type { FieldRule } from '#contract/rules/fields.rules.ts'
import { cleanLine, cleanText as cleanSigns } from '#contract/text/clean-text.ts'
import { isPostCodeOf } from '#contract/text/post-code-formats.ts'
import { hasAsciiHost } from '#lib/email-address.ts'

export type PasswordSettings = { minLength: number; maxLength: number }

type ViolationCode =
  | 'required'
  | 'tooLong'
  | 'emailIncorrect'
  | 'emailNotUnique'
  | 'emailSame'
  | 'wait'
  | 'employees'
  | 'amount'
  | 'passwordInvalidLength'
  | 'passwordWrong'
  | 'name'
  | 'phone'
  | 'postCode'
  | 'customerNumber'
  | 'vat'
  | 'option'
  | 'date'
  | 'terms'

/** Texts are `visitor.error.<code>`. */
export type Violation = { fieldName: string; code: ViolationCode; values?: Record<string, number> }

export { normaliseEmail } from '#lib/email-address.ts'

/** Letters and digits only, so that spaces and dashes of an invoice do no harm. */
export const normaliseNumber = (number: string): string => number.replaceAll(/[\s./-]/g, '').toUpperCase()

/** One line as it is stored. PostgreSQL cannot store NUL or a lone surrogate. */
export const clean = (text: string): string => cleanLine(text.toWellFormed())

/** As `clean`, of several lines. */
export const cleanText = (text: string): string =>
  cleanSigns(text.toWellFormed())
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\t\f]/g, ' ')
    .trim()

export const isEmail = (email: string): boolean =>
  email.length <= limits.email && accountEmail.test(email) && hasAsciiHost(email)

const violation = (fieldName: string, code: ViolationCode, values?: Record<string, number>): Violation[] => [
  values === undefined ? { fieldName, code } : { fieldName, code, values },
]

export const emailViolations = (fieldName: string, entered: string): Violation[] => {
  const email = clean(entered)
  if (email === '') return violation(fieldName, 'required')
  if (email.length > limits.email) return violation(fieldName, 'tooLong', { limit: limits.email })
  return isEmail(email) ? [] : violation(fieldName, 'emailIncorrect')
}

/** Spaces count: a password is what was typed. */
export const passwordViolations = (fieldName: string, entered: string, settings: PasswordSettings): Violation[] => {
  if (entered === '') return violation(fieldName, 'required')
  const length = [...entered].length
  const { minLength: min, maxLength: max } = settings
  return length < min || length > max ? violation(fieldName, 'passwordInvalidLength', { min, max }) : []
}

export const lineViolations = (fieldName: string, entered: string, limit: number): Violation[] => {
  const text = clean(entered)
  if (text === '') return violation(fieldName, 'required')
  if (text.length > limit) return violation(fieldName, 'tooLong', { limit })
  // A name is read out in mails: no markup and no address of a page in it.
  return /[<>]|:\/\/|www\./i.test(text) ? violation(fieldName, 'name') : []
}

type CheckEntered = (entered: string) => Violation[]

/** What is wrong with a form by its rules, which the page checks as well, in their order. `own`: fields that only the engine can check. */
export const formViolations = (
  rules: readonly FieldRule[],
  data: object,
  own: Readonly<Record<string, CheckEntered>> = {},
): Violation[] =>
  rules.flatMap(({ name, kind, isOptional = false, maxLength = limits.line }) => {
    const value = (data as Readonly<Record<string, unknown>>)[name]
    const entered = typeof value === 'string' ? value : ''
    const check = own[name]
    if (check) return check(entered)
    if (isOptional && clean(entered) === '') return []
    return kind === 'email' ? emailViolations(name, entered) : lineViolations(name, entered, maxLength)
  })

export const salutations = ['mr', 'ms', 'none']

export const optionViolations = (fieldName: string, entered: string, options: readonly string[]): Violation[] =>
  options.includes(entered) ? [] : violation(fieldName, entered === '' ? 'required' : 'option')

export const phoneViolations = (entered: string): Violation[] => {
  const phone = clean(entered)
  if (phone === '') return violation('phone', 'required')
  return phoneNumber.test(phone) ? [] : violation('phone', 'phone')
}

/** As for addresses: checked by the country. */
const postCodeFaults = (entered: string, country: string): Violation[] => {
  if (clean(entered) === '') return violation('postCode', 'required')
  return isPostCodeOf(country, entered) ? [] : violation('postCode', 'postCode')
}

/** Without spaces and dots. */
export const normaliseVat = (vat: string): string => vat.replaceAll(/[\s./-]/g, '').toUpperCase()

const vatViolations = (entered: string | null | undefined): Violation[] => {
  const vat = normaliseVat(entered ?? '')
  return vat === '' || (vat.length <= limits.vat && /^[A-Z]{2,3}[A-Z\d]{5,14}$/.test(vat))
    ? []
    : violation('vatRegistrationNo', 'vat')
}

type Person = Pick<RegisterCustomerInput, 'salutation' | 'firstName' | 'lastName' | 'email' | 'password'>

const personViolations = (person: Person, settings: PasswordSettings): Violation[] => [
  ...optionViolations('salutation', person.salutation, salutations),
  ...lineViolations('firstName', person.firstName, limits.name),
  ...lineViolations('lastName', person.lastName, limits.name),
  ...emailViolations('email', person.email),
  ...passwordViolations('password', person.password, settings),
]

const termsViolations = (accepts: boolean): Violation[] => (accepts ? [] : violation('acceptsTerms', 'terms'))

/** In the order of the form. */
export const customerViolations = (data: RegisterCustomerInput, settings: PasswordSettings): Violation[] => [
  ...personViolations(data, settings),
  ...termsViolations(data.acceptsTerms),
]

type Organisation = Pick<
  BusinessAccountInput,
  'organisationType' | 'organisation' | 'street' | 'postCode' | 'city' | 'country' | 'vatRegistrationNo'
>

const organisationNameViolations = (data: Organisation): Violation[] => [
  ...optionViolations('organisationType', data.organisationType, organisationTypes),
  ...lineViolations('organisation', data.organisation, limits.line),
]

const placeViolations = (data: Organisation): Violation[] => [
  ...lineViolations('street', data.street, limits.line),
  ...postCodeFaults(data.postCode, data.country),
  ...lineViolations('city', data.city, limits.line),
  ...optionViolations('country', data.country, organisationCountries),
  ...vatViolations(data.vatRegistrationNo),
]

export const organisationViolations = (data: Organisation): Violation[] => [
  ...organisationNameViolations(data),
  ...placeViolations(data),
]

export const businessViolations = (data: RegisterBusinessCustomerInput, settings: PasswordSettings): Violation[] => [
  ...organisationNameViolations(data),
  ...personViolations(data, settings),
  ...phoneViolations(data.phone),
  ...placeViolations(data),
  ...termsViolations(data.acceptsTerms),
]
