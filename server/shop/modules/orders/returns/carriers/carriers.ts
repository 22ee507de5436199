import type { Translate } from '#engine/modules/content/translations/translate.ts'
import type { StoreRow } from '#engine/modules/stores/stores/stores.tables.ts'
import type { ReturnCarrier, ReturnedOrder } from './carrier.ts'
import { dhl } from './dhl/dhl.ts'
import type { CarrierSettings } from './dhl/dhl-settings.ts'
import { nolabel } from './nolabel/nolabel.ts'
import { own } from './own/own.ts'

/** Ways to send goods back, the most convenient first; `nolabel` only where there is no other. */
export const createReturnCarriers = (settings: CarrierSettings, translate: Translate) => {
  const withLabels: ReturnCarrier[] = [...(settings.dhl === null ? [] : [dhl(settings.dhl)]), own(translate)]
  return {
    find: (code: string): ReturnCarrier | null => [...withLabels, nolabel].find((each) => each.code === code) ?? null,

    for: (order: ReturnedOrder, store: StoreRow): ReturnCarrier[] => {
      const offered = withLabels.filter((carrier) => carrier.offers(order, store))
      return offered.length > 0 ? offered : [nolabel]
    },
  }
}

export type ReturnCarriers = ReturnType<typeof createReturnCarriers>
