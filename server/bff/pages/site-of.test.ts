import t from 'tap'
import { storeIds } from '#contract/stores.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { siteOf } from './site-of.ts'

t.test('a store has its usual currency while the engine cannot be asked', async (t) => {
  const options = { run: () => Promise.reject(new Error('down')), renderer: { buildId: 'b' }, isDebug: false }
  const found = storeIds.map(async (store) => {
    const { site, isKnown } = await siteOf({ store, language: 'de-DE' } as Visitor, options)
    t.notOk(isKnown, store)
    return site.currencyCode
  })
  t.same(await Promise.all(found), ['EUR', 'EUR', 'CHF', 'EUR'])
})
