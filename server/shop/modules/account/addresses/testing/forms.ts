import type { AddressInput } from '#contract/generated/types.ts'

/** A form without faults. */
export const addressForm = (rest: Partial<AddressInput> = {}): AddressInput => ({
  formType: 'private',
  salutation: 'ms',
  firstname: 'Lena',
  lastname: 'Sommer',
  streetAndNumber: 'Ahornweg 3',
  postcode: '10999',
  city: 'Berlin',
  country: 'DE',
  ...rest,
})

/** A form of a packing station without faults. */
export const stationForm = (rest: Partial<AddressInput> = {}): AddressInput => ({
  salutation: 'none',
  firstname: 'Lena',
  lastname: 'Sommer',
  postnumber: '12345678',
  packstation: '145',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  ...rest,
})
