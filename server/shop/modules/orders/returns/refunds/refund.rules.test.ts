import t from 'tap'
import { randomOf } from '#lib/testing/random.ts'
import { paidShares, refundsIn, shareOfPieces } from './refund.rules.ts'

t.test('paidShares of lines and delivery add up to the order, with and without VAT in prices', async (t) => {
  const line = (id: string, total: number, reduction: number, taxRate: number) => ({ id, total, reduction, taxRate })
  const lines = [line('a', 1190, 0, 19), line('b', 1070, 107, 7), line('c', 0, 0, 19)]
  const taxes = [
    { rate: 19, net: 1232, tax: 234, shipping: 276 },
    { rate: 7, net: 1100, tax: 77, shipping: 214 },
  ]
  const gross = paidShares({ order: { store: 'de', total: 2643 }, lines, taxes })
  t.same([...gross.lines.values(), gross.shipping], [1190, 963, 0, 490])
  const net = [
    { rate: 19, net: 1466, tax: 279, shipping: 276 },
    { rate: 7, net: 1177, tax: 82, shipping: 214 },
  ]
  const business = paidShares({ order: { store: 'b2b', total: 3004 }, lines, taxes: net })
  const [a = 0, b = 0, c = 0] = business.lines.values()
  t.equal(a + b + c + business.shipping, 3004)
  t.ok(Math.abs(a - 1190 * 1.19) <= 1 && Math.abs(b - 963 * 1.07) <= 1 && c === 0)
})

t.test('shares of a line returned in any parts add up to what was paid for it', async (t) => {
  const random = randomOf(13)
  const below = (max: number) => Math.floor(random() * max)
  for (let run = 0; run < 500; run += 1) {
    const ordered = 1 + below(20)
    const paid = below(10_000)
    let before = 0
    let sum = 0
    while (before < ordered) {
      const pieces = 1 + below(ordered - before)
      const share = shareOfPieces(paid, ordered, before, pieces)
      if (share < 0) t.fail(`${share} of ${paid}`)
      sum += share
      before += pieces
    }
    if (sum !== paid) t.fail(`${sum} instead of ${paid}`)
  }
  t.equal(shareOfPieces(1000, 3, 0, 1), 333)
})

t.test('a sum that went back stands for refunds of returns, or for none', async (t) => {
  const refund = (id: string, amount: number) => ({ id, lineId: id, quantity: 1, amount, isFailed: false })
  const refunds = [refund('a', 595), refund('b', 595), refund('c', 963), refund('d', 490)]
  const idsIn = (amount: number, commandId: string | null = null) =>
    refundsIn(refunds, { amount, command: commandId === null ? null : { id: commandId, isByHand: false } }).map(
      ({ id }) => id,
    )
  t.same(idsIn(595, 'b'), ['b'], 'the provider has answered this one')
  t.same(idsIn(595, 'else'), [], 'a refund for another reason')
  t.same(idsIn(963), ['c'], 'a notification tells sums alone')
  t.same(idsIn(2643), ['a', 'b', 'c', 'd'])
  t.same(idsIn(1200), ['a', 'b'])
  t.same(idsIn(100), [])
})

t.test('money that an operator sends stands for failed refunds of exactly its sum', async (t) => {
  const refund = (id: string, amount: number, isFailed: boolean) => ({ id, lineId: id, quantity: 1, amount, isFailed })
  const refunds = [refund('open', 595, false), refund('a', 595, true), refund('b', 963, true), refund('c', 490, true)]
  const idsIn = (amount: number) =>
    refundsIn(refunds, { amount, command: { id: 'by hand', isByHand: true } }).map(({ id }) => id)
  t.same(idsIn(595), ['a'])
  t.same(idsIn(2048), ['a', 'b', 'c'])
  t.same(idsIn(1000), [], 'goodwill')
  t.same(idsIn(595 + 963), [], 'it might be for anything')
  t.same(refundsIn([], { amount: 0, command: { id: 'by hand', isByHand: true } }), [])
})
