import type { ImportRecord } from '#contract/import/catalogue.ts'
import type { ImportContent } from '#contract/import/content.ts'
import { storeIds } from '#contract/stores.ts'
import type { Transaction } from '#engine/db/database.ts'
import {
  importing as importingCatalogue,
  sampleRecords,
} from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { importing } from '#engine/testing/engine.ts'

const shipping = { cost: '490', freeFrom: '3900', countries: 'DE AT', 'cost.AT': '990', 'freeFrom.AT': '9900' }
const shippers = { dhl: '0', dpd: '0', spedition: '3900' }

/** Entries of a parameter by their names. */
export const entriesOf = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

/** The shop in miniature with deals and delivery; `records` are added to its catalogue. */
export const cartShop =
  (records: readonly ImportRecord[], content: Partial<ImportContent> = {}) =>
  async (trx: Transaction): Promise<void> => {
    await importing({
      parameters: storeIds.flatMap((store) => [
        { store, name: 'Blitzangebot', entries: [{ name: 'active', value: 'true' }] },
        { store, name: 'dpd', entries: [{ name: 'active', value: 'true' }] },
        { store, name: 'shipping', entries: entriesOf(shipping) },
        { store, name: 'shippers', entries: entriesOf(shippers) },
      ]),
      ...content,
    })(trx)
    await importingCatalogue([...sampleRecords(), ...records])(trx)
  }
