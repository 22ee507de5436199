import { productWithChoice } from '../support/products.ts'
import { address, expect, test } from '../support/shop.ts'
import { lighthouseScores } from './lighthouse.ts'

const pages = {
  home: async () => '/',
  listing: async () => '/schreiben/',
  product: async () => `/prod/${(await productWithChoice()).id}`,
}

for (const [name, pathOf] of Object.entries(pages)) {
  test(`Lighthouse finds nothing to better on ${name}`, async () => {
    test.setTimeout(600_000)
    const { scores, faults: errors } = await lighthouseScores(address(await pathOf()), [
      'accessibility',
      'best-practices',
      'seo',
    ])
    expect(errors).toEqual([])
    expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
  })
}
