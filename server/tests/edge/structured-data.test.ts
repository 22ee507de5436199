import t from 'tap'
import { breadcrumbData, organizationData, websiteData } from '#web/lib/page/structured-data.ts'
import { faultsOf } from './structured-data.ts'

const site = { origin: 'https://shop.example', language: 'de-DE' } as const
const plain = (data: unknown) => JSON.parse(JSON.stringify(data))

t.test('structured data of the shop follows schema.org', async (t) => {
  t.same(faultsOf(plain(organizationData(site))), [])
  t.same(faultsOf(plain(websiteData(site))), [])
  t.same(faultsOf(plain(breadcrumbData([{ displayName: 'Start', url: '/' }, { displayName: 'Rat' }], site.origin))), [])
})
