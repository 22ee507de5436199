import type { AddressBook, AddressInput, AddressKind, AddressResult } from '#contract/generated/types.ts'
import type { Call, Engine } from '#engine/testing/engine.ts'

const fields = `addressId kind formType salutation firstName lastName schoolOrCompany street addressAddition postCode city
  country countryLabel phone email isAlsoCustomerAddress isOfMainUser isStation postNumber packstationNumber`
const book = `addresses { ${fields} } defaultId removed { ${fields} }`
const result = `successful generalErrorMessage fieldErrors { fieldName formName errorMessage } address { ${fields} }
  book { ${book} }`

/** The address book as a page uses it; errors throw with their code. */
export const addressBookOf = ({ run }: Pick<Engine, 'run'>, call: Call) => {
  const ask = async <Result>(text: string, variables: object): Promise<Result> => {
    const { data, errors } = await run(text, { ...call, variables })
    if (errors?.[0]) throw Object.assign(new Error(errors[0].message), { code: errors[0].extensions.code })
    return data?.result as Result
  }
  const byId = (field: string) => (addressId: string | undefined) =>
    ask<AddressResult>(`mutation ($addressId: ID!) { result: ${field}(addressId: $addressId) { ${result} } }`, {
      addressId,
    })
  return {
    read: (kind: AddressKind) =>
      ask<AddressBook>(`query ($kind: AddressKind!) { result: getAddresses(kind: $kind) { ${book} } }`, { kind }),
    save: (kind: AddressKind, address: AddressInput) =>
      ask<AddressResult>(
        `mutation ($kind: AddressKind!, $address: AddressInput!) {
          result: saveAddress(kind: $kind, address: $address) { ${result} } }`,
        { kind, address },
      ),
    remove: byId('removeAddress'),
    restore: byId('restoreAddress'),
    setDefault: byId('setDefaultAddress'),
  }
}
