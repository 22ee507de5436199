import t from 'tap'
import type { ReservedPieces } from '#engine/modules/catalogue/lightning/lightning.rules.ts'
import type { Offer } from '#engine/modules/catalogue/product/pricing/offer.model.ts'
import { shown as shownIn } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'
import type { StoredCart } from '../cart.model.ts'
import { type Random, randomOf } from '../testing/random.ts'
import { cart, offer, position, pricing, pricingContextOf, promotion, voucher } from '../testing/samples.ts'
import { calculateCart, type PricingContext } from './calculation.rules.ts'
import { noticesSince, settled } from './notices.rules.ts'

const reserved = (itemId: string, quantity: number, rest: Partial<ReservedPieces> = {}): ReservedPieces => ({
  itemId,
  productId: itemId,
  quantity,
  amount: 800,
  endsAt: 0,
  isExpired: false,
  hasBeenExtended: false,
  ...rest,
})
const keeping = (...all: ReservedPieces[]) => new Map(all.map((each) => [each.itemId, each]))
const codesSince = (...given: Parameters<typeof noticesSince>) => noticesSince(...given).map(({ code }) => code)

t.test('T3.15 pieces at the deal price and the others are one line', (t) => {
  const own = cart([position('a', 5)])
  const pricingContext = pricingContextOf([offer('a', { hasDeal: true })], { kept: keeping(reserved('a', 2)) })
  t.match(calculateCart(own, pricingContext).lines, [
    { quantity: 5, lightning: 2, total: 4600, pricePerUnitLightning: 800 },
  ])
  const expired = { ...pricingContext, kept: keeping(reserved('a', 2, { isExpired: true })) }
  t.match(calculateCart(own, expired).lines, [{ quantity: 5, lightning: 0, total: 5000, pricePerUnitLightning: null }])
  t.match(
    calculateCart(own, { ...pricingContext, kept: keeping(reserved('a', 9)) }).lines,
    [{ quantity: 5, lightning: 5 }],
    'no more than there are in the cart',
  )
  t.end()
})

t.test('T5.62 no deal, promotion, gift or voucher touches a book at its fixed price', (t) => {
  const book = offer('b', { isBook: true, taxClass: 'reduced', hasDeal: true })
  const own = cart([position('b', 3)], { voucherCode: 'X' })
  const pricingContext = pricingContextOf([book, offer('a')], {
    kept: keeping(reserved('b', 2)),
    promotions: [
      promotion('all', { kind: 'percentFrom', quantity: 1, percent: 50 }),
      promotion('gift', { kind: 'gift', minimumValue: 100, itemId: 'b', quantity: null, pay: null }),
    ],
    vouchers: new Map([['X', voucher('X', { percent: 10 })]]),
  })
  const found = calculateCart(own, pricingContext)
  t.match(found.lines, [
    { itemId: 'b', total: 3000, saving: 0, discount: 0, lightning: 0, pricePerUnitLightning: null },
  ])
  t.equal(found.lines.length, 1, 'and none is given away')
  t.match(found.voucher, { reasons: [{ code: 'noGoods' }] })
  t.end()
})

t.test('T5.63 a Swiss cart’s total is payable in coins whatever is taken off', (t) => {
  const swiss = { ...pricing, store: 'ch' as const, currencyCode: 'CHF', taxRates: { standard: 8.1, reduced: 2.6 } }
  for (const percent of [3, 7, 10, 15, 33]) {
    const pricingContext = pricingContextOf(
      [offer('a', { amount: 1237 }), offer('b', { amount: 995 }), offer('c', { amount: 4785 })],
      {
        pricing: swiss,
        kept: keeping(reserved('c', 1, { amount: 4306 })),
        promotions: [promotion('some', { kind: 'percentFrom', quantity: 2, percent, categoryIds: ['1'] })],
        vouchers: new Map([['X', voucher('X', { percent })]]),
      },
    )
    const { totals, lines } = calculateCart(
      cart([position('a', 1), position('b', 3), position('c', 1)], { voucherCode: 'X' }),
      pricingContext,
    )
    t.equal(totals.total % 5, 0, `${percent} %: ${totals.total}`)
    t.equal(totals.net + totals.tax, totals.total)
    t.equal(
      lines.reduce((sum, { total, saving, discount }) => sum + total - saving - discount, 0) + totals.shipping,
      totals.total,
    )
  }
  t.end()
})

t.test('T3.18 sold-out positions stay visible and cost nothing', (t) => {
  const own = cart([position('a', 2), position('b', 3), position('c', 1)])
  const pricingContext = pricingContextOf([offer('a', { stock: 0 }), offer('b'), offer('c', { amount: null })])
  const found = calculateCart(own, pricingContext)
  t.match(found.lines, [
    { itemId: 'a', isAvailable: false, quantity: 2, total: 0 },
    { itemId: 'b', isAvailable: true, total: 3000 },
    { itemId: 'c', isAvailable: false, total: 0 },
  ])
  t.match(found, { subtotal: 3000, totals: { total: 3490 } })
  t.same(found.shippers[0]?.positionIds, ['p-b'])
  t.same(calculateCart(cart([position('x', 1)]), pricingContext).lost, [position('x', 1)], 'what nobody knows is lost')
  t.end()
})

t.test('free items go by what the cart is worth', (t) => {
  const free = position('f', 1, { kind: 'free' })
  const catalogue = position('k', 1, { kind: 'catalogue' })
  const freeArticles = [
    { store: 'de' as const, itemId: 'f', code: 'F', kind: 'article' as const, minimumValue: 3000, position: 1 },
    { store: 'de' as const, itemId: 'k', code: 'K', kind: 'catalogue' as const, minimumValue: 0, position: 2 },
  ]
  const pricingContext = pricingContextOf([offer('a'), offer('f', { amount: null }), offer('k', { amount: null })], {
    freeArticles,
  })
  const rich = calculateCart(cart([free, catalogue, position('a', 3)]), pricingContext)
  t.match(
    rich.lines.map(({ itemId, kind, total }) => [itemId, kind, total]),
    [
      ['a', 'item', 3000],
      ['f', 'free', 0],
      ['k', 'catalogue', 0],
    ],
    'free items last',
  )
  const poor = calculateCart(cart([free, catalogue, position('a', 2)]), pricingContext)
  t.same(poor.lost, [free])
  const alone = calculateCart(cart([catalogue]), pricingContext)
  t.match(alone.totals, { total: 0, shipping: 0 })
  t.same(
    calculateCart(cart([catalogue]), { ...pricingContext, freeArticles: [] }).lost,
    [catalogue],
    'no longer given away',
  )
  t.end()
})

t.test('T3.69 presents are limited by the stock that buyers and other presents leave', (t) => {
  const present = (id: string) => promotion(id, { kind: 'gift', minimumValue: 0, itemId: 'a' })
  const freeArticles = [
    { store: 'de' as const, itemId: 'a', code: 'F', kind: 'catalogue' as const, minimumValue: 0, position: 1 },
  ]
  const free = position('a', 1, { id: 'p-free', kind: 'catalogue' })
  const linesOf = (quantity: number) => {
    const own = cart([position('a', quantity), free], { voucherCode: 'P' })
    const found = calculateCart(
      own,
      pricingContextOf([offer('a', { stock: 3 })], {
        promotions: [present('one'), present('two')],
        freeArticles,
        vouchers: new Map([['P', voucher('P', { kind: 'freeArticle', percent: null, itemId: 'a' })]]),
      }),
    )
    return {
      kinds: found.lines.map(({ kind }) => kind),
      lost: found.lost.length,
      reasons: found.voucher?.reasons.map(({ code }) => code),
    }
  }
  t.same(linesOf(3), { kinds: ['item'], lost: 1, reasons: ['giftSoldOut'] })
  t.same(linesOf(2), { kinds: ['item', 'voucher'], lost: 1, reasons: [] }, 'the voucher goes first')
  t.same(linesOf(1), { kinds: ['item', 'voucher', 'promotion'], lost: 1, reasons: [] })
  t.end()
})

t.test('vouchers count, wait or are lost', (t) => {
  const own = cart([position('a', 2)], { voucherCode: 'P' })
  const pricingContext = (rest: object, more: Partial<PricingContext> = {}) =>
    pricingContextOf([offer('a'), offer('g', { amount: null })], {
      vouchers: new Map([['P', voucher('P', rest)]]),
      ...more,
    })
  t.match(calculateCart(own, pricingContext({})), {
    totals: { goods: 1800 },
    lostVoucher: null,
    voucher: { reasons: [] },
  })
  t.match(calculateCart(own, pricingContext({ minimumValue: 3000 })), {
    totals: { goods: 2000 },
    lostVoucher: null,
    voucher: { reasons: [{ code: 'minimum', missing: 1000 }] },
  })
  t.match(calculateCart(own, pricingContext({ isUsedUp: true })), {
    totals: { goods: 2000 },
    lostVoucher: 'P',
    voucher: null,
  })
  t.match(
    calculateCart(own, pricingContextOf([offer('a')])),
    { lostVoucher: 'P' },
    'also one that editors have deleted',
  )
  const gift = calculateCart(own, pricingContext({ kind: 'freeArticle', percent: null, itemId: 'g' }))
  t.match(gift.lines[1], { id: 'voucher:P', itemId: 'g', kind: 'voucher', total: 0 })
  const free = calculateCart(own, pricingContext({ kind: 'freeShipping', percent: null }))
  t.match(free.totals, { goods: 2000, shipping: 0 })
  t.end()
})

t.test('T3.29 a voucher never makes delivery dearer', (t) => {
  const own = cart([position('a', 4)], { voucherCode: 'P' })
  const found = calculateCart(own, pricingContextOf([offer('a')], { vouchers: new Map([['P', voucher('P')]]) }))
  t.match(found.totals, { goods: 3600, shipping: 0 })
  t.end()
})

t.test('T3.20 changes made without the visitor are reported once', (t) => {
  const before = pricingContextOf([offer('a', { hasDeal: true }), offer('b'), offer('c')], {
    kept: keeping(reserved('a', 2)),
    vouchers: new Map([['P', voucher('P')]]),
    promotions: [promotion('three', { categoryIds: ['11'] })],
  })
  const own = cart([position('a', 3), position('b', 3), position('c', 1)], { voucherCode: 'P' })
  const shown = settled(own, calculateCart(own, before))
  t.same(noticesSince(shown, calculateCart(shown, before), before.promotions), [])
  const after = pricingContextOf([offer('a', { amount: 1200 }), offer('b', { stock: 2 }), offer('c', { stock: 0 })], {
    kept: keeping(reserved('a', 2, { isExpired: true })),
  })
  const changed = calculateCart(shown, after)
  t.same(codesSince(shown, changed, after.promotions), [
    'DEAL_EXPIRED',
    'PRICE_CHANGED',
    'QUANTITY_LIMITED',
    'SOLD_OUT',
    'VOUCHER_LOST',
    'PROMOTION_LOST',
  ])
  const outcome = settled(shown, changed)
  t.same(noticesSince(outcome, calculateCart(outcome, after), after.promotions), [])
  t.match(outcome, { voucherCode: null, positions: [{ quantity: 3 }, { quantity: 2 }, { quantity: 1 }] })
  t.end()
})

const pen = offer('a', {
  tiers: [
    { quantity: 5, amount: 900 },
    { quantity: 10, amount: 750 },
  ],
})

t.test('T3.107 pieces cost what their number reaches, also those at a deal’s price count', (t) => {
  const lineOf = (quantity: number, rest: Partial<PricingContext> = {}) =>
    calculateCart(cart([position('a', quantity)]), pricingContextOf([pen], rest)).lines[0]
  t.match(lineOf(4), { pricePerUnit: 1000, singlePrice: 1000, tierFrom: null, total: 4000, undiscounted: 4000 })
  t.match(lineOf(5), { pricePerUnit: 900, singlePrice: 1000, tierFrom: 5, total: 4500, undiscounted: 5000 })
  t.match(lineOf(9), { pricePerUnit: 900, tierFrom: 5, total: 8100 })
  t.match(lineOf(10), { pricePerUnit: 750, tierFrom: 10, total: 7500, undiscounted: 10_000 })
  t.match(
    lineOf(5, { kept: keeping(reserved('a', 2)) }),
    { lightning: 2, pricePerUnit: 900, pricePerUnitLightning: 800, total: 4300 },
    'two at the deal’s price, and three at that of five',
  )
  t.match(
    lineOf(10, { kept: keeping(reserved('a', 2)) }),
    { lightning: 2, pricePerUnit: 750, pricePerUnitLightning: 750, total: 7500 },
    'a tier that is lower than the deal holds for all',
  )
  t.end()
})

t.test('T3.107 promotions and vouchers reckon with the price that the quantity reaches', (t) => {
  const found = calculateCart(
    cart([position('a', 6)], { voucherCode: 'P' }),
    pricingContextOf([pen], { promotions: [promotion('three')], vouchers: new Map([['P', voucher('P')]]) }),
  )
  t.match(found.lines, [{ total: 5400, saving: 1800, discount: 360 }])
  t.match(found.totals, { goods: 3240 })
  t.equal(found.undiscounted - found.totals.goods, 2760, 'what the customer saves of six single pieces')
  t.end()
})

t.test('T3.108 a tier that changes is told as a price that changes, and one that more pieces reach is not', (t) => {
  const own = cart([position('a', 5)])
  const before = pricingContextOf([pen])
  const shown = settled(own, calculateCart(own, before))
  const told = (offers: Parameters<typeof pricingContextOf>[0], quantity = 5) =>
    noticesSince(
      shown,
      calculateCart({ ...shown, positions: [position('a', quantity)] }, pricingContextOf(offers)),
      [],
    ).map(({ code, values }) => [code, values])
  t.same(told([pen]), [])
  t.same(told([{ ...pen, tiers: [] }]), [['PRICE_CHANGED', { before: 900, amount: 1000 }]])
  t.same(told([{ ...pen, tiers: [{ quantity: 5, amount: 850 }] }]), [['PRICE_CHANGED', { before: 900, amount: 850 }]])
  t.same(told([pen], 10), [], 'carts that were put together')
  t.match(told([{ ...pen, stock: 3 }]), [
    ['QUANTITY_LIMITED', { quantity: 3 }],
    ['PRICE_CHANGED', { before: 900, amount: 1000 }],
  ])
  t.end()
})

const anyTiers = (random: Random, amount: number): Offer['tiers'] => {
  let [quantity, price] = [1, amount]
  return random
    .list(random.below(5), () => {
      quantity += 1 + random.below(5)
      price -= 1 + random.below(Math.max(1, Math.floor(price / 4)))
      return { quantity, amount: price }
    })
    .filter((tier) => tier.amount > 0)
}

/** What the goods come to, reckoned piece by piece. */
const plainSubtotal = ({ positions }: StoredCart, { offers, kept, pricing: basis }: PricingContext): number =>
  positions.reduce((total, { itemId, quantity: wanted }) => {
    const own = offers.get(itemId)
    if (!own || own.amount === null || own.stock === 0) return total
    const show = (amount: number) => shownIn({ taxClass: own.taxClass, amount }, basis)
    const quantity = Math.min(wanted, own.stock, own.maxQuantity)
    const reached = own.tiers.filter((tier) => tier.quantity <= quantity)
    const price = Math.min(...[own, ...reached].map(({ amount }) => show(amount ?? 0)))
    const deal = own.isBook ? undefined : kept.get(itemId)
    for (let piece = 0; piece < quantity; piece += 1)
      total += deal && piece < deal.quantity ? Math.min(price, show(deal.amount)) : price
    return total
  }, 0)

const anyCart = (random: Random) => {
  const offers = random.list(1 + random.below(8), (index) => {
    const amount = 1 + random.below(20_000)
    return offer(`i${index}`, {
      stock: random.pick([0, 1, 5, 40, 900]),
      taxClass: random.pick(['standard', 'reduced'] as const),
      amount: random.chance(5) ? null : amount,
      tiers: random.chance(60) ? anyTiers(random, amount) : [],
      oldAmount: random.chance(30) ? 25_000 : null,
      isBook: random.chance(15),
      isBulky: random.chance(15),
      deliveryFree: random.chance(15),
      categoryIds: [random.pick(['1', '2', '3'])],
    })
  })
  const own = cart(
    offers.map(({ id }) => position(id, 1 + random.below(12))),
    { voucherCode: random.chance(60) ? 'V' : null, deliveryCountry: random.pick([null, 'DE', 'AT', 'FR']) },
  )
  const pricingContext = pricingContextOf(offers, {
    kept: keeping(...offers.filter(() => random.chance(25)).map(({ id }) => reserved(id, 1 + random.below(4)))),
    promotions: [
      promotion('three', { categoryIds: random.chance(50) ? ['1'] : null }),
      promotion('ten', { kind: 'percentFrom', quantity: 4, percent: 10 }),
      promotion('gift', { kind: 'gift', minimumValue: 5000, itemId: random.pick(offers).id }),
    ],
    vouchers: new Map([
      [
        'V',
        voucher('V', {
          ...random.pick([
            { kind: 'percent' as const, percent: 1 + random.below(100) },
            { kind: 'amount' as const, percent: null, amount: 1 + random.below(9000) },
            { kind: 'freeShipping' as const, percent: null },
          ]),
          minimumValue: random.pick([0, 4000]),
          categoryIds: random.chance(30) ? ['2'] : null,
        }),
      ],
    ]),
    ...(random.chance(30) && { pricing: { ...pricingContextOf([]).pricing, store: 'b2b' as const } }),
  })
  return { own, pricingContext }
}

t.test('T3.107 a cart’s sums are those of its lines, and its goods what their pieces cost, whatever is in it', (t) => {
  for (let seed = 0; seed < 600; seed += 1) {
    const { own, pricingContext } = anyCart(randomOf(seed))
    const found = calculateCart(own, pricingContext)
    const sum = (of: (line: (typeof found.lines)[number]) => number) =>
      found.lines.reduce((total, line) => total + of(line), 0)
    const { totals } = found
    const holds = {
      subtotal: sum(({ total }) => total) === found.subtotal,
      pieceByPiece: found.subtotal === plainSubtotal(own, pricingContext),
      promotions: sum(({ saving }) => saving) === found.promotionsSaving,
      goods: sum(({ total, saving, discount }) => total - saving - discount) === totals.goods,
      undiscounted: sum(({ undiscounted }) => undiscounted) === found.undiscounted,
      savings: found.undiscounted >= totals.goods,
      lines: found.lines.every(
        ({ total, saving, discount }) => saving >= 0 && discount >= 0 && total - saving - discount >= 0,
      ),
      pieces: found.lines.every(({ lightning, quantity }) => lightning >= 0 && lightning <= quantity),
      stock: found.lines.every(({ itemId, offer: { stock } }) => {
        const had = sum((line) => (line.itemId === itemId && line.isAvailable ? line.quantity : 0))
        return had <= stock
      }),
      taxes: totals.total === totals.net + totals.tax,
      gross: pricingContext.pricing.store === 'b2b' || totals.total === totals.goods + totals.shipping,
      rates:
        totals.rates.every(({ shipping, net, tax, gross }) => shipping >= 0 && gross === net + tax) &&
        totals.rates.reduce((total, { shipping }) => total + shipping, 0) === totals.shipping &&
        totals.rates.reduce((total, { gross }) => total + gross, 0) === totals.total,
      carried:
        [...new Set(found.shippers.flatMap(({ positionIds }) => positionIds))].length ===
        found.lines.filter(({ isAvailable }) => isAvailable).length,
      settled:
        JSON.stringify(calculateCart(settled(own, found), pricingContext)) ===
        JSON.stringify({ ...found, lost: [], lostVoucher: null }),
    }
    const broken = Object.entries(holds).filter(([, isTrue]) => !isTrue)
    if (broken.length > 0) t.fail(`seed ${seed}: ${broken.map(([name]) => name)}`)
  }
  t.pass('for six hundred carts')
  t.end()
})
