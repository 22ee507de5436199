import t from 'tap'
import type { ListedProduct } from '../product/tiles/listed-products.ts'
import { chooseItems, type Wish } from './choose-item.rules.ts'

const product = (name: string): ListedProduct => {
  const item: ListedProduct['items'][number] = {
    id: `${name}-1`,
    name,
    path: '/prod/1?varid=1-1',
    image: null,
    orderNumber: '1',
    variants: [],
    maxQuantity: 99,
    minimumOrderQuantity: 1,
    deliveryStatusColor: 'green',
    deliveryStatusText: 'auf Lager',
    isSaleable: true,
    prices: { amount: 499, oldAmount: null, base: null, tiers: [], lightning: null },
    lightningDealInfo: null,
  }
  return {
    id: name,
    name,
    path: '/prod/1',
    brand: null,
    isSold: true,
    crumbs: [],
    image: null,
    replacementIds: [],
    items: [item],
    best: item,
  }
}

const quantity = (name: string, wish: Partial<Wish>): number | undefined =>
  chooseItems([product(name)], { words: [], colours: [], count: null, pack: null, ...wish }, 'de')[0]?.quantity

t.test('sheets and pieces are counted in the packs that they are sold in', async (t) => {
  const paper = 'Kopierpapier, A4, 500 Blatt'
  t.equal(quantity(paper, { words: ['blatt', 'a4'], count: 100 }), 1, '100 Blatt Kopierpapier')
  t.equal(quantity(paper, { words: ['blatt', 'a4'], count: 600 }), 2)
  t.equal(quantity(paper, { words: ['a4'], count: 2 }), 2, '2 Kopierpapier')
  t.equal(quantity('Tonpapier, A4, 50 Blatt', { words: ['blatter'], count: 10 }), 1, '10 Blätter Tonpapier')
  t.equal(quantity('Tonpapier, 50 × 70 cm', { words: ['blatter'], count: 10 }), 10, 'sold one by one')
  t.equal(quantity('Briefumschläge, 25 Stück', { count: 10 }), 1)
  t.equal(quantity('Schnellhefter', { count: 10 }), 10)
})
