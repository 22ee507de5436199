import t from 'tap'
import { breadcrumbData, organizationData, websiteData } from '../../lib/page/structured-data.ts'
import { faultsOf, structuredDataIn } from './structured-data.ts'

const site = { origin: 'https://shop.example', language: 'de-DE' } as const
const plain = (data: unknown) => JSON.parse(JSON.stringify(data))

t.test('what the shop says of itself is in the words of schema.org', async (t) => {
  t.same(faultsOf(plain(organizationData(site))), [])
  t.same(faultsOf(plain(websiteData(site))), [])
  t.same(faultsOf(plain(breadcrumbData([{ displayName: 'Start', url: '/' }, { displayName: 'Rat' }], site.origin))), [])
})

t.test('the check finds what is wrong', async (t) => {
  t.same(faultsOf({ '@type': 'Produkt' }), ['Produkt: Produkt is no type of schema.org'])
  t.match(faultsOf({ '@type': 'Product', name: 'Heft', image: 'x', offers: { '@type': 'Brand', name: 'A' } }), [
    /Brand is none of/,
  ])
  t.same(faultsOf({ '@type': 'Organization', name: 'A', url: 'x', logo: 'y', preis: 1 }), [
    'Organization: Organization has no preis',
  ])
  t.match(faultsOf({ '@type': 'Product', name: '' }), [/name is missing/, /image is missing/, /offers is missing/])
  t.same(faultsOf({ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] }), [
    'BreadcrumbList.itemListElement: name is missing',
  ])
})

t.test('blocks are found in a page', async (t) => {
  const html = '<script type="application/ld+json" data-head>[{"@type":"WebSite"},{"@type":"Thing"}]</script>'
  t.equal(structuredDataIn(html).length, 2)
})
