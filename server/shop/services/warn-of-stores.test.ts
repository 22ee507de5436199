import t from 'tap'
import { legalTexts } from '../modules/checkout/checkout/testing/shop.ts'
import { emptyContent, filledDatabase, importing } from '../testing/engine.ts'
import { openServices } from '../testing/services.ts'
import { warnOfStores } from './warn-of-stores.ts'

t.test('T5.64 the start names stores without legal texts and stores without a bank account', async (t) => {
  const url = await filledDatabase(
    t,
    importing({
      stores: emptyContent.stores.map(({ company, ...store }) =>
        store.id === 'at' || !company ? store : { ...store, company },
      ),
      legalTexts: (['de', 'at'] as const).flatMap((store) => legalTexts.map((text) => ({ ...text, store }))),
    }),
  )
  const services = await openServices(t, url)
  const reported: unknown[] = []
  await warnOfStores(services.db, services, { warn: (values: object) => reported.push(values) } as never)
  const inOrder = reported.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  t.same(inOrder, [
    { store: 'at' },
    { store: 'b2b', missing: ['terms'] },
    { store: 'ch', missing: ['terms', 'withdrawal'] },
  ])
})
