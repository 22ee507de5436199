import t from 'tap'
import type { ImportEditorWishlist } from '#contract/import/content.ts'
import { translations } from '#contract/texts/translations.ts'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import { item, product, sampleRecords } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { importContent } from '#engine/modules/studio/content-import/import-content.ts'
import { change, emptyContent, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { accountsOf, school, tokenOf } from '../../visitors/testing/accounts.ts'

const list: ImportEditorWishlist = {
  externalId: 'klasse-1',
  stores: ['de', 'b2b'],
  name: { de: 'Materialliste', en: 'Supplies' },
  description: { de: 'Für den ersten Schultag', en: 'For the first day' },
  createdAt: '2026-05-04T08:00:00Z',
  entries: [
    { productId: '100', itemId: null, quantity: 1 },
    { productId: '100', itemId: '100-3', quantity: 1 },
    { productId: '200', itemId: '200-1', quantity: 3 },
    { productId: '400', itemId: '400-1', quantity: 1 },
    { productId: '999999', itemId: null, quantity: 1 },
  ],
}

const parameters = [{ store: 'de' as const, name: 'Blitzangebot', entries: [{ name: 'active', value: 'true' }] }]

const url = await filledDatabase(t, async (trx) => {
  await importRecords(trx, [
    ...sampleRecords(),
    {
      kind: 'product',
      record: product('400', { isRetired: true, replacementIds: ['300', '500'], items: [item('400-1', { stock: 9 })] }),
    },
  ])
  await importing({ translations, parameters, editorWishlists: [list] })(trx)
})
const engine = await startEngine(t, url)

const fields = `externalId name description isCreator createdAt totals { raw } users { userId }
  entries { externalId quantity isSaleable product { id hasMultipleItems crumbs } item { id variantInfoList { label value } }
    replacement { id } totals { current { amount } lightningPrice { amount } } }`

const ofTeaser = async (externalId: string, call = {}) => {
  const { data, errors } = await engine.run(
    `query ($id: ID!) { getWishlistFromTeaser(externalId: $id) { ${fields} } }`,
    {
      ...call,
      variables: { id: externalId },
    },
  )
  t.equal(errors, undefined)
  return data?.getWishlistFromTeaser as unknown as { entries: { externalId: string }[] } | null
}

t.test('S7.20 an editors’ list is visible to all, in the visitor’s language', async (t) => {
  t.match(await ofTeaser('klasse-1'), {
    name: 'Materialliste',
    description: 'Für den ersten Schultag',
    isCreator: false,
    users: [],
    entries: [
      { product: { id: '100', hasMultipleItems: true }, item: null, isSaleable: true, replacement: null },
      { item: { variantInfoList: [{ label: 'Farbe', value: 'Blau' }, { label: 'Größe' }] }, isSaleable: false },
      { quantity: 3, totals: { current: { amount: 3000 }, lightningPrice: { amount: 2600 } } },
      // The first replacement is not for this store.
      { product: { id: '400' }, isSaleable: false, replacement: { id: '500' } },
    ],
    totals: { raw: 9900 + 2600 },
  })
  const business = { store: 'b2b', language: 'en-DE' }
  const userToken = tokenOf(await accountsOf(engine).registerBusiness(school, business))
  t.match(await ofTeaser('klasse-1', { ...business, userToken }), { name: 'Supplies' })
  t.equal(await ofTeaser('klasse-1', { store: 'at' }), null)
  t.equal(await ofTeaser('klasse-2'), null)
  t.equal(await ofTeaser("'\u0001"), null)
})

t.test('S7.25 an entry is shown as it would be, in another quantity or variant', async (t) => {
  const totals = async (variables: object) =>
    engine.run(
      `query ($itemId: ID, $productId: ID!, $quantity: Int!) {
        getTotalsForTeaserWishlist(itemId: $itemId, productId: $productId, quantity: $quantity) { raw } }`,
      { variables },
    )
  t.match(await totals({ itemId: '100-1', productId: '100', quantity: 2 }), {
    data: { getTotalsForTeaserWishlist: { raw: 19800 } },
  })
  const four = { data: { getTotalsForTeaserWishlist: { raw: 4 * 9900 } } }
  t.match(await totals({ productId: '100', quantity: 4 }), four, 'while no variant is chosen, from the lowest price')
  t.match(await totals({ itemId: null, productId: '100', quantity: 4 }), four)
  t.match(await totals({ itemId: '200-1', productId: '100', quantity: 2 }), {
    data: { getTotalsForTeaserWishlist: null },
  })
  t.match(await totals({ itemId: '100-1', productId: '100', quantity: 0 }), {
    errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
  })

  const before = await ofTeaser('klasse-1')
  const old = before?.entries[0]?.externalId
  const replaced = (variables: object) =>
    engine.run(
      `mutation ($itemId: ID!, $old: ID!, $quantity: Int!) {
        replaceTeaserWishlistItem(itemId: $itemId, oldExternalId: $old, quantity: $quantity) { externalId item { id } totals { raw } } }`,
      { variables },
    )
  t.match(await replaced({ itemId: '100-2', old, quantity: 2 }), {
    data: { replaceTeaserWishlistItem: { externalId: old, item: { id: '100-2' }, totals: { raw: 21800 } } },
  })
  t.match(await replaced({ itemId: 'unknown', old, quantity: 2 }), { data: { replaceTeaserWishlistItem: null } })
  t.same(await ofTeaser('klasse-1'), before, 'the list itself stays')
})

t.test('a list is replaced by the next import; entries that stay keep their ids', async (t) => {
  const before = await ofTeaser('klasse-1')
  const save = (lists: ImportEditorWishlist[]) =>
    change(url, (trx) => importContent(trx, { ...emptyContent, editorWishlists: lists }))
  await save([list])
  t.same(await ofTeaser('klasse-1'), before)
  const [first, second, third] = list.entries as Required<ImportEditorWishlist['entries']>
  if (!first || !second || !third) throw new Error('The list has three entries')
  await save([{ ...list, entries: [{ ...third, quantity: 1 }, first] }])
  const after = await ofTeaser('klasse-1')
  t.match(after?.entries, [{ quantity: 1, product: { id: '200' } }, { externalId: before?.entries[0]?.externalId }])
  t.equal(after?.entries.length, 2)

  await t.rejects(
    save([{ ...list, externalId: 'a b', entries: [first, { ...first, quantity: 2 }] }]),
    /wish list a b: externalId is no id\nwish list a b: entries\[1\] is in it twice/,
  )
  await t.rejects(
    save([{ ...list, entries: [{ ...first, quantity: 9999 }] }]),
    /entries\[0\] needs a quantity of 1 to 9998/,
  )
})
