import t from 'tap'
import { breadcrumbData, organizationData, websiteData } from '#web/lib/page/structured-data.ts'
import { violationsOf } from './structured-data.ts'

const site = { origin: 'https://shop.example', language: 'de-DE' } as const
const plain = (data: unknown) => JSON.parse(JSON.stringify(data))

t.test('structured data of the shop follows schema.org', async (t) => {
  t.same(violationsOf(plain(organizationData(site, 'Pausenhof'))), [])
  t.same(violationsOf(plain(websiteData(site, 'Pausenhof'))), [])
  t.same(
    violationsOf(plain(breadcrumbData([{ displayName: 'Start', url: '/' }, { displayName: 'Rat' }], site.origin))),
    [],
  )
})
