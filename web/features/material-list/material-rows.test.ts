import t from 'tap'
import type { MaterialListFragment } from '../../generated/operations.ts'
import { addedOf, chosen, type MaterialItem, priceAt, rowsOf, titleOf, totalOf, wantedOf } from './material-rows.ts'

const item = (itemId: string, more: Partial<MaterialItem> = {}): MaterialItem => ({
  itemId,
  productId: itemId,
  orderNumber: itemId,
  name: itemId,
  path: '/',
  image: null,
  pricePerUnit: { stringValue: '', amount: 150 },
  tiers: [],
  minimumOrderQuantity: 1,
  maxQuantity: 10,
  isSaleable: true,
  ...more,
})

const wish = (found: ReturnType<typeof item> | null, quantity = 1, confidence = 1) => ({
  words: 'x',
  quantity,
  confidence,
  item: found,
  alternatives: [],
})

const list: MaterialListFragment = {
  isCut: false,
  generalErrorMessage: null,
  lines: [
    { text: 'Klasse 1a:', wishes: [] },
    { text: '3 Hefte', wishes: [wish(item('books'), 3)] },
    { text: '1 Locher', wishes: [wish(item('punch'), 1, 0.6)] },
    { text: '20 Lineale', wishes: [wish(item('rulers', { minimumOrderQuantity: 5 }), 20)] },
    { text: '1 Stift', wishes: [wish(item('pens', { minimumOrderQuantity: 5 }))] },
    { text: '1 Zirkel', wishes: [wish(item('compasses', { isSaleable: false }))] },
    { text: 'Hausschuhe', wishes: [wish(null, 1, 0)] },
  ],
}

t.test('rows in stock are wanted within their bounds, and unsure ones marked', async (t) => {
  const lines = rowsOf(list)
  const rows = lines.flatMap((line) => line.rows)
  t.same(
    rows.map(({ quantity, isWanted, isUnsure }) => [quantity, isWanted, isUnsure]),
    [
      [3, true, false],
      [1, true, true],
      [10, true, false],
      [5, true, false],
      [1, false, false],
      [1, false, false],
    ],
  )
  t.equal(new Set([...lines, ...rows].map(({ key }) => key)).size, lines.length + rows.length, 'keys are given once')
  t.equal(totalOf(wantedOf(lines)), (3 + 1 + 10 + 5) * 150)
})

t.test('T3.109 pieces of a list cost what all rows of their item reach', async (t) => {
  const books = item('books', {
    maxQuantity: 99,
    tiers: [{ quantity: 5, price: { stringValue: '1,20 €', amount: 120 } }],
  })
  const priced = (...quantities: number[]) =>
    totalOf(
      wantedOf(
        rowsOf({ ...list, lines: [{ text: 'x', wishes: quantities.map((quantity) => wish(books, quantity)) }] }),
      ),
    )
  t.equal(priced(4), 600)
  t.equal(priced(5), 600)
  t.equal(priced(3, 2), 600)
  t.equal(priceAt(books, 5).stringValue, '1,20 €')
})

t.test('a list is called by its own heading where that is short', async (t) => {
  const lines = rowsOf(list)
  t.equal(titleOf(lines), 'Klasse 1a')
  t.equal(titleOf(lines.slice(1)), null, 'the first line is a thing')
  t.equal(titleOf(rowsOf({ ...list, lines: [{ text: 'Liebe Eltern, '.repeat(9), wishes: [] }] })), null)
  t.equal(titleOf([]), null)
})

t.test('rows added in another quantity are distinguished from those left out', async (t) => {
  const answer = (quantity: number | null, quantityAdded: number, name: string | null = 'Heft') => ({
    articleNumber: '100.01',
    quantity,
    quantityTyped: String(quantity),
    code: 'OK' as const,
    message: null,
    quantityAdded,
    item:
      name === null
        ? null
        : { itemId: '1', name, variationText: '', path: '/', image: null, total: { stringValue: '' } },
  })
  t.same(
    addedOf([
      answer(3, 3),
      answer(20, 8, 'Stift'),
      answer(1, 5, 'Lineal'),
      answer(2, 0, 'Locher'),
      answer(null, 0, null),
    ]),
    {
      left: ['Locher', '100.01'],
      changed: [
        { name: 'Stift', added: 8, wanted: 20 },
        { name: 'Lineal', added: 5, wanted: 1 },
      ],
    },
  )
})

t.test('another thing is wanted within its own limits', async (t) => {
  const [row] = rowsOf({ ...list, lines: [{ text: '8 Hefte', wishes: [wish(item('books'), 8)] }] })[0]?.rows ?? []
  if (!row) return t.fail()
  t.match(chosen(row, item('pack', { maxQuantity: 5 })), { item: { itemId: 'pack' }, quantity: 5, isWanted: true })
  t.match(chosen(row, item('box', { minimumOrderQuantity: 10, maxQuantity: 20 })), { quantity: 10 })
  t.match(chosen(row, item('pens', { isSaleable: false })), { quantity: 8, isWanted: false, isUnsure: false })
})
