import type { AccountDataInput } from '../generated/types.ts'

/** Fields of the organisation are named with this in front, as the engine names its errors. */
export const organisationPrefix = 'business.'

/** The form of contact data as changeAccountData takes it: by script, and by the edge where there is none. */
export function accountDataOf(values: Readonly<Record<string, string>>): AccountDataInput {
  const text = (name: string) => values[name]?.trim() ?? ''
  const of = (name: string) => text(`${organisationPrefix}${name}`)
  const person = {
    salutation: text('salutation'),
    firstName: text('firstName'),
    lastName: text('lastName'),
  }
  if (!Object.keys(values).some((name) => name.startsWith(organisationPrefix))) return person
  return {
    ...person,
    business: {
      organisationType: of('organisationType'),
      organisation: of('organisation'),
      street: of('street'),
      postCode: of('postCode'),
      city: of('city'),
      country: of('country'),
      vatRegistrationNo: of('vatRegistrationNo') || null,
      jobTitleCode: of('jobTitleCode') || null,
      primaryIndustryGroupCode: of('primaryIndustryGroupCode') || null,
      numberOfEmployees: of('numberOfEmployees') || null,
    },
  }
}
