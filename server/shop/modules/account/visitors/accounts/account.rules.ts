import type {
  BusinessAccountInput,
  RegisterBusinessCustomerInput,
  RegisterCustomerInput,
} from '#contract/generated/types.ts'
import { accountLimits as limits } from '#contract/limits/account.ts'
import { accountEmail, organisationCountries, phoneNumber } from '#contract/limits/contact.ts'
import { cleanLine, cleanText as cleanSigns } from '#contract/text/clean-text.ts'
import { isPostCodeOf } from '#contract/text/post-code-formats.ts'
import { hasAsciiHost } from '#lib/email-address.ts'
import { organisationTypes } from '../visitors.tables.ts'

export type PasswordSettings = { minLength: number; maxLength: number }

type FaultCode =
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
export type Fault = { fieldName: string; code: FaultCode; values?: Record<string, number> }

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

const fault = (fieldName: string, code: FaultCode, values?: Record<string, number>): Fault[] => [
  values === undefined ? { fieldName, code } : { fieldName, code, values },
]

export const emailFaults = (fieldName: string, entered: string): Fault[] => {
  const email = clean(entered)
  if (email === '') return fault(fieldName, 'required')
  if (email.length > limits.email) return fault(fieldName, 'tooLong', { limit: limits.email })
  return isEmail(email) ? [] : fault(fieldName, 'emailIncorrect')
}

/** Spaces count: a password is what was typed. */
export const passwordFaults = (fieldName: string, entered: string, settings: PasswordSettings): Fault[] => {
  if (entered === '') return fault(fieldName, 'required')
  const length = [...entered].length
  const { minLength: min, maxLength: max } = settings
  return length < min || length > max ? fault(fieldName, 'passwordInvalidLength', { min, max }) : []
}

export const lineFaults = (fieldName: string, entered: string, limit: number): Fault[] => {
  const text = clean(entered)
  if (text === '') return fault(fieldName, 'required')
  if (text.length > limit) return fault(fieldName, 'tooLong', { limit })
  // A name is read out in mails: no markup and no address of a page in it.
  return /[<>]|:\/\/|www\./i.test(text) ? fault(fieldName, 'name') : []
}

export const salutations = ['mr', 'ms', 'none']

export const optionFaults = (fieldName: string, entered: string, options: readonly string[]): Fault[] =>
  options.includes(entered) ? [] : fault(fieldName, entered === '' ? 'required' : 'option')

export const phoneFaults = (entered: string): Fault[] => {
  const phone = clean(entered)
  if (phone === '') return fault('phone', 'required')
  return phoneNumber.test(phone) ? [] : fault('phone', 'phone')
}

/** As for addresses: checked by the country. */
const postCodeFaults = (entered: string, country: string): Fault[] => {
  if (clean(entered) === '') return fault('postCode', 'required')
  return isPostCodeOf(country, entered) ? [] : fault('postCode', 'postCode')
}

/** Without spaces and dots. */
export const normaliseVat = (vat: string): string => vat.replaceAll(/[\s./-]/g, '').toUpperCase()

const vatFaults = (entered: string | null | undefined): Fault[] => {
  const vat = normaliseVat(entered ?? '')
  return vat === '' || (vat.length <= limits.vat && /^[A-Z]{2,3}[A-Z\d]{5,14}$/.test(vat))
    ? []
    : fault('vatRegistrationNo', 'vat')
}

type Person = Pick<RegisterCustomerInput, 'salutation' | 'firstName' | 'lastName' | 'email' | 'password'>

const personFaults = (person: Person, settings: PasswordSettings): Fault[] => [
  ...optionFaults('salutation', person.salutation, salutations),
  ...lineFaults('firstName', person.firstName, limits.name),
  ...lineFaults('lastName', person.lastName, limits.name),
  ...emailFaults('email', person.email),
  ...passwordFaults('password', person.password, settings),
]

const termsFaults = (accepts: boolean): Fault[] => (accepts ? [] : fault('acceptsTerms', 'terms'))

/** In the order of the form. */
export const customerFaults = (data: RegisterCustomerInput, settings: PasswordSettings): Fault[] => [
  ...personFaults(data, settings),
  ...termsFaults(data.acceptsTerms),
]

type Organisation = Pick<
  BusinessAccountInput,
  'organisationType' | 'organisation' | 'street' | 'postCode' | 'city' | 'country' | 'vatRegistrationNo'
>

const organisationNameFaults = (data: Organisation): Fault[] => [
  ...optionFaults('organisationType', data.organisationType, organisationTypes),
  ...lineFaults('organisation', data.organisation, limits.line),
]

const placeFaults = (data: Organisation): Fault[] => [
  ...lineFaults('street', data.street, limits.line),
  ...postCodeFaults(data.postCode, data.country),
  ...lineFaults('city', data.city, limits.line),
  ...optionFaults('country', data.country, organisationCountries),
  ...vatFaults(data.vatRegistrationNo),
]

export const organisationFaults = (data: Organisation): Fault[] => [
  ...organisationNameFaults(data),
  ...placeFaults(data),
]

export const businessFaults = (data: RegisterBusinessCustomerInput, settings: PasswordSettings): Fault[] => [
  ...organisationNameFaults(data),
  ...personFaults(data, settings),
  ...phoneFaults(data.phone),
  ...placeFaults(data),
  ...termsFaults(data.acceptsTerms),
]
