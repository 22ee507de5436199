import type { AccountDataInput, BusinessAccountInput } from '#contract/generated/types.ts'
import { accountLimits as limits } from '#contract/limits/account.ts'
import { postCodeOf } from '#contract/text/post-code.ts'
import {
  clean,
  lineViolations,
  normaliseVat,
  optionViolations,
  organisationViolations,
  phoneViolations,
  salutations,
  type Violation,
} from '../accounts/account.rules.ts'
import type { businessCustomers, customers } from '../visitors.tables.ts'
import { industries, jobTitles } from './account-lists.ts'

/** More than any customer has: what is longer is a typing error. */
const maxEmployees = 1_000_000

const choiceViolations = (
  fieldName: string,
  entered: string | null | undefined,
  options: readonly string[],
): Violation[] => (entered ? optionViolations(fieldName, entered, options) : [])

const employeesViolations = (entered: string): Violation[] =>
  entered === '' || (/^\d{1,7}$/.test(entered) && Number(entered) >= 1 && Number(entered) <= maxEmployees)
    ? []
    : [{ fieldName: 'numberOfEmployees', code: 'employees' }]

const businessViolations = (data: BusinessAccountInput): Violation[] =>
  [
    ...organisationViolations(data),
    ...choiceViolations('jobTitleCode', data.jobTitleCode, jobTitles),
    ...choiceViolations('primaryIndustryGroupCode', data.primaryIndustryGroupCode, industries),
    ...employeesViolations(clean(data.numberOfEmployees ?? '')),
  ].map((violation) => ({ ...violation, fieldName: `business.${violation.fieldName}` }))

/** What is wrong with contact data, in the order of the form; fields of the organisation are named `business.<field>`. */
export const accountDataViolations = ({ salutation, firstName, lastName, business }: AccountDataInput): Violation[] => [
  ...optionViolations('salutation', salutation, salutations),
  ...lineViolations('firstName', firstName, limits.name),
  ...lineViolations('lastName', lastName, limits.name),
  ...(business ? businessViolations(business) : []),
]

type Customer = typeof customers.$inferSelect
type Business = typeof businessCustomers.$inferSelect

/** What is stored of contact data without violations. */
export const personOf = ({ salutation, firstName, lastName }: AccountDataInput) => ({
  salutation: salutation as Customer['salutation'],
  firstName: clean(firstName),
  lastName: clean(lastName),
})

export const organisationOf = (data: BusinessAccountInput): Omit<Business, 'customerId' | 'phone'> => ({
  organisationType: data.organisationType as Business['organisationType'],
  organisation: clean(data.organisation),
  street: clean(data.street),
  postCode: postCodeOf(data.postCode),
  city: clean(data.city),
  country: data.country,
  vatRegistrationNo: normaliseVat(data.vatRegistrationNo ?? '') || null,
  jobTitleCode: data.jobTitleCode || null,
  primaryIndustryGroupCode: data.primaryIndustryGroupCode || null,
  numberOfEmployees: Number(clean(data.numberOfEmployees ?? '')) || null,
})

/** A consumer may have no phone number, a business customer needs one. */
export const newPhoneViolations = (entered: string, isRequired: boolean): Violation[] =>
  !isRequired && clean(entered) === '' ? [] : phoneViolations(entered)
