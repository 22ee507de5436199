import t from 'tap'
import { dataAddressOf, readDataAddress } from './data-address.ts'

const name = 'Abc-_6789012345678901z'
const assigned = (testId: string, variantId: string) => ({ testId, trackingCode: 'T', variantId })

t.test(
  'the address of a page’s data is that of the page, with the data’s name and the variants at its end',
  async (t) => {
    for (const href of ['/', '/cat/1?p=2&sort=price', '/schulr%C3%A4ume/?q=page-data%3D'])
      for (const tests of [[], [assigned('hero', 'a'), assigned('in:teachers', 'in'), assigned('foot-2', 'b_1')]])
        t.same(readDataAddress(dataAddressOf(href, name, tests)), {
          url: href,
          name,
          abVariants: tests.length ? { hero: 'a', 'foot-2': 'b_1' } : {},
        })
  },
)

t.test('more tests than an address names are left to the visitor’s cookies', async (t) => {
  const tests = Array.from({ length: 30 }, (_, index) => assigned(`t${index}`, 'a'))
  t.equal(Object.keys(readDataAddress(dataAddressOf('/', name, tests))?.abVariants ?? {}).length, 20)
})

t.test('other addresses are those of pages', async (t) => {
  for (const url of [
    '/',
    '/page-data=x',
    '/?page-data=short',
    `/?page-data=${name}&p=2`,
    `/?page-data=${name}.hero`,
    `/?page-data=${name}.hero.a.`,
    `/?page-data=${name}.he%20ro.a`,
    `/page-data=${name}`,
  ])
    t.equal(readDataAddress(url), null, url)
})
