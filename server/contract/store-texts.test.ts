import t from 'tap'
import { textsOfStore, variantOf } from './store-texts.ts'

const texts = [
  ['cart.empty', 'Leer'],
  ['cart.headline', 'Dein Warenkorb'],
  ['cart.headline.at', 'Dein Warenkorb in Österreich'],
  ['cart.headline.b2b', 'Ihr Warenkorb'],
  ['cart.later', 'Später'],
] as const

t.test('a store reads its variant under the key itself, and no variants of others', async (t) => {
  const headlineOf = (store: Parameters<typeof textsOfStore>[0]) => textsOfStore(store, texts).get('cart.headline')
  t.equal(headlineOf('de'), 'Dein Warenkorb')
  t.equal(headlineOf('ch'), 'Dein Warenkorb', 'without a variant of its own')
  t.equal(headlineOf('at'), 'Dein Warenkorb in Österreich')
  t.equal(headlineOf('b2b'), 'Ihr Warenkorb')
  t.same([...textsOfStore('b2b', texts).keys()], ['cart.empty', 'cart.headline', 'cart.later'], 'in order, once each')
  t.same([...textsOfStore('b2b', [...texts].reverse())].length, 3, 'in any order')
})

t.test('variantOf splits a key’s suffix only if it is a store', async (t) => {
  t.same(variantOf('cart.headline.b2b'), { key: 'cart.headline', store: 'b2b' })
  t.same(variantOf('product.delivery.later.ch'), { key: 'product.delivery.later', store: 'ch' })
  for (const key of ['cart.headline', 'shell.language.de', 'cartb2b', 'b2b', 'cart.b2b.headline'])
    t.equal(variantOf(key), null)
})

t.test('the shop’s name stands where a text has its placeholder, also one of the store alone', async (t) => {
  const named = [
    ['mail.shop', '{shopName}'],
    ['ui.shop.name', 'Papier & Co.'],
    ['ui.shop.name.b2b', 'Papier für Büros'],
  ] as const
  t.equal(textsOfStore('de', named).get('mail.shop'), 'Papier & Co.')
  t.equal(textsOfStore('b2b', named).get('mail.shop'), 'Papier für Büros')
})
