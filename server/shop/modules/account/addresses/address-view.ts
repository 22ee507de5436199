import type { Address, AddressBook, AddressKind, FieldError } from '#contract/generated/types.ts'
import { missingKeys } from '#contract/rules/missing-field.ts'
import { isBusinessStore } from '#contract/stores.ts'
import { stationLine } from '#contract/text/address-words.ts'
import type { Audience } from '#engine/call/audience.ts'
import { countryName } from '#lib/country-name.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { AddressSnapshot } from './address.model.ts'
import { type AddressViolation, proposed } from './address.rules.ts'
import type { AddressRow, BookRow } from './addresses.tables.ts'

type Place = Pick<AddressRow, 'street' | 'packstationNumber'>

/** Street and number; of a packing station its name and number, as parcels are addressed. */
const streetOf = ({ street, packstationNumber }: Place): string =>
  packstationNumber === null ? street : stationLine(packstationNumber)

/** `email` is the delivery e-mail, which belongs to an order and not to the address book. */
export const toAddress = (row: BookRow, audience: Audience, email: string | null = null): Address => ({
  addressId: row.id,
  kind: row.kind,
  formType: row.formType,
  salutation: row.salutation,
  firstName: row.firstName,
  lastName: row.lastName,
  schoolOrCompany: row.company,
  street: streetOf(row),
  addressAddition: row.addition,
  postCode: row.postCode,
  city: row.city,
  country: row.country,
  countryLabel: countryName(row.country, audience.language),
  phone: row.phone,
  email,
  isAlsoCustomerAddress: row.isCustomerAddress,
  isOfMainUser: row.isOfMainUser === true,
  isStation: row.kind === 'packstation',
  postNumber: row.postNumber,
  packstationNumber: row.packstationNumber,
})

export const toSnapshot = (row: AddressRow, email: string | null): AddressSnapshot => ({
  formType: row.formType,
  salutation: row.salutation,
  firstName: row.firstName,
  lastName: row.lastName,
  company: row.company,
  street: row.street,
  addition: row.addition,
  postCode: row.postCode,
  city: row.city,
  country: row.country,
  phone: row.phone,
  postNumber: row.postNumber,
  packstationNumber: row.packstationNumber,
  email,
})

export const toBook = (
  rows: readonly BookRow[],
  removed: AddressRow | null,
  { kind, audience }: { kind: AddressKind; audience: Audience },
): AddressBook => {
  const book = rows.filter((row) => row.kind === kind)
  return {
    addresses: book.map((row) => toAddress(row, audience)),
    defaultId: proposed(kind, book, isBusinessStore(audience.store.id))?.id ?? null,
    removed: removed && toAddress(removed, audience),
  }
}

/** Field errors ready to show. `path` stands before the names of nested fields, as `billingAddress.`. */
export const createFieldErrors =
  (translate: Translate) =>
  (violations: readonly AddressViolation[], formName: string, audience: Audience, path = ''): FieldError[] =>
    violations.map(({ fieldName, code, values }) => ({
      fieldName: `${path}${fieldName}`,
      formName,
      errorMessage: translate(
        audience,
        [...missingKeys(code, fieldName), `addresses.error.${code}`, `visitor.error.${code}`],
        values,
      ),
    }))
