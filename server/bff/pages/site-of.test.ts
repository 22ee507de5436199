import t from 'tap'
import { storeIds } from '#contract/stores.ts'
import { runOf } from '../graphql/testing/run-of.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { createShopNames } from './shop-names.ts'
import { siteOf } from './site-of.ts'

t.test('a store has its usual currency while the engine cannot be asked', async (t) => {
  const names = createShopNames()
  const options = { run: () => Promise.reject(new Error('down')), renderer: { buildId: 'b' }, isDebug: false, names }
  const found = storeIds.map(async (store) => {
    const { site, isKnown } = await siteOf({ store, language: 'de-DE' } as Visitor, options)
    t.notOk(isKnown, store)
    return site.currencyCode
  })
  t.same(await Promise.all(found), ['EUR', 'EUR', 'CHF', 'EUR'])
})

t.test('the name that the engine told last stays while it cannot be asked', async (t) => {
  const names = createShopNames()
  const visitor = { store: 'de', language: 'de-DE' } as Visitor
  const store = { id: 'de', baseUrl: 'http://localhost', currencyCode: 'EUR', name: 'Papierladen', logo: null }
  const told = runOf(async () => ({ json: '', data: { getStores: [store] }, tags: [], ttl: 60, isPublic: true }))
  const options = { renderer: { buildId: 'b' }, isDebug: false, names }
  t.equal((await siteOf(visitor, { ...options, run: told })).site.shopName, 'Papierladen')
  const down = () => Promise.reject(new Error('down'))
  t.equal((await siteOf(visitor, { ...options, run: down })).site.shopName, 'Papierladen')
})
