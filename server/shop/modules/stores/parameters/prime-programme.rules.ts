import type { StoreId } from '#contract/generated/types.ts'
import type { StoreParameters } from '#contract/parameters/read-parameters.ts'
import { isBusinessStore } from '#contract/stores.ts'

export type Programme = {
  /** Price of one period, gross, minor units. */
  price: number
  /** Length of a period. */
  months: number
  isRegistrationOpen: boolean
  /** Days before a renewal on which a mail announces it. */
  noticeDays: number
  /** Days after the first refused try of a renewal on which it is tried again; after the last one the membership ends. */
  retryDays: readonly number[]
  /** Members get parcels of eligible goods for free. */
  hasFreeShipping: boolean
}

/** The programme of a store; null where it is switched off, has no price, or the store sells to businesses. */
export const programmeOf = (
  store: StoreId,
  parameters: { of: (store: StoreId) => StoreParameters },
): Programme | null => {
  const { isOn, value } = parameters.of(store)
  if (isBusinessStore(store) || !isOn('prime')) return null
  const price = value('primeProgramme', 'price')
  if (price === null) return null
  return {
    price,
    months: value('primeProgramme', 'months'),
    isRegistrationOpen: isOn('primeRegistration'),
    noticeDays: value('primeProgramme', 'renewalNoticeDays'),
    retryDays: value('primeProgramme', 'retryDays').toSorted((one, other) => one - other),
    hasFreeShipping: value('primeProgramme', 'freeShipping'),
  }
}
