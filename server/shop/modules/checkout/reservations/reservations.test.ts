import { sql } from 'drizzle-orm'
import t from 'tap'
import { engineTexts } from '#contract/texts/catalogue/engine.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { importing as importingCatalogue } from '../../catalogue/catalogue/testing/sample-catalogue.ts'
import { deal, dealProduct, shopOf } from '../../catalogue/lightning/testing/deals.ts'
import { type Shopper, shopper, shopperWith } from '../cart/testing/carts.ts'

const texts = Object.entries(engineTexts).map(([key, text]) => ({ key, text }))
const url = await filledDatabase(t, async (trx) => {
  await shopOf([
    dealProduct('100', 2, deal('100-a', { quantity: 20 })),
    dealProduct('200', 1, deal('200-a', { quantity: 3 })),
    dealProduct('300', 1, deal('300-a')),
  ])(trx)
  await importing({ translations: texts.filter(({ key }) => key.startsWith('lightning.')) })(trx)
})
const engine = await startEngine(t, url)

const fields = `hasLightningDealReservation reservationEndTimestamp serverTimestamp isExpired hasBeenExtended`
const outcome = `reservation { ${fields} } anyItemNoLongerValidDeal quantityReduced successfullyRefreshed changedItemIds message
  cart { id version positions { itemId quantity quantityLightning pricePerUnitLightning { amount } } }`

type Reservation = {
  hasLightningDealReservation: boolean
  reservationEndTimestamp: number | null
  serverTimestamp: number
  isExpired: boolean
  hasBeenExtended: boolean
}

type Outcome = {
  reservation: Reservation
  message: string | null
  cart: { version: number }
}

const ask = async <Result>(who: Shopper, kind: 'query' | 'mutation', field: string, of: string): Promise<Result> => {
  const { data, errors } = await engine.run(`${kind} { ${field} { ${of} } }`, who)
  if (errors) throw new Error(errors[0]?.extensions.code)
  return (data as unknown as Record<string, Result>)[field] as Result
}

const reservation = (who: Shopper) => ask<Reservation>(who, 'query', 'getLightningReservation', fields)
const extend = (who: Shopper) => ask<Outcome>(who, 'mutation', 'extendLightningReservation', outcome)
const refresh = (who: Shopper) => ask<Outcome>(who, 'mutation', 'refreshLightningReservation', outcome)

const runOut = ({ cartId }: Shopper) =>
  change(url, async (trx) => {
    await trx.execute(
      sql`update lightning_reservations set expires_at = now() - interval '1 second' where cart_id = ${cartId}`,
    )
  })

const minutes = (count: number) => count * 60_000

t.test('S3.15 a cart without deals has no reservation', async (t) => {
  const who = await shopper(engine, url)
  t.match(await reservation(who), {
    hasLightningDealReservation: false,
    reservationEndTimestamp: null,
    isExpired: false,
    hasBeenExtended: false,
  })
  t.match(await extend(who), { successfullyRefreshed: false, message: null, changedItemIds: [] })
  t.match(await refresh(who), { successfullyRefreshed: false, message: null, changedItemIds: [] })
})

t.test('S7.19 T4.32 a deal in the cart is reserved for 15 minutes and can be extended once', async (t) => {
  const who = await shopper(engine, url)
  await who.add('100-1', 2)
  const first = await reservation(who)
  t.match(first, { hasLightningDealReservation: true, isExpired: false, hasBeenExtended: false })
  t.ok(Math.abs((first.reservationEndTimestamp ?? 0) - first.serverTimestamp - minutes(15)) < minutes(0.5))
  const before = (await who.read()).version
  const longer = await extend(who)
  t.match(longer, {
    reservation: { hasBeenExtended: true },
    successfullyRefreshed: true,
    anyItemNoLongerValidDeal: false,
    quantityReduced: false,
    changedItemIds: [],
    message: /^Die Reservierung ist verlängert: bis \d\d:\d\d Uhr\.$/,
    cart: { positions: [{ quantityLightning: 2 }] },
  })
  t.equal((longer.reservation.reservationEndTimestamp ?? 0) - (first.reservationEndTimestamp ?? 0), minutes(10))
  t.ok(longer.cart.version > before)
  t.match(await extend(who), {
    successfullyRefreshed: false,
    message: /^Die Reservierung wurde bereits verlängert, das ist nur einmal möglich\. Sie gilt bis \d\d:\d\d Uhr\.$/,
    reservation: { hasBeenExtended: true, reservationEndTimestamp: longer.reservation.reservationEndTimestamp },
  })

  await who.add('300-1', 1)
  t.match(await reservation(who), { hasBeenExtended: false }, 'what came later may be extended')
})

t.test('T4.33 an expired reservation gives the normal price until it is refreshed', async (t) => {
  const who = await shopper(engine, url)
  await who.add('100-1', 2)
  await runOut(who)
  t.match(await reservation(who), { hasLightningDealReservation: true, isExpired: true })
  t.match((await who.read()).positions, [{ quantity: 2, quantityLightning: 0, totalPrice: { amount: 2000 } }])
  t.match(
    await extend(who),
    { successfullyRefreshed: false, message: /^Die Reservierung ist schon abgelaufen/ },
    'too late for that',
  )
  t.match(await refresh(who), {
    successfullyRefreshed: true,
    anyItemNoLongerValidDeal: false,
    quantityReduced: false,
    changedItemIds: [],
    message: /^Alles ist wieder zum Blitzpreis reserviert, bis/,
    reservation: { isExpired: false, hasBeenExtended: false },
    cart: { positions: [{ quantity: 2, quantityLightning: 2, pricePerUnitLightning: { amount: 800 } }] },
  })
})

t.test('T7.23 refreshing a reservation gives fewer pieces when others were faster', async (t) => {
  const [slow, fast] = [await shopper(engine, url), await shopper(engine, url)]
  await slow.add('200-1', 3)
  await slow.add('100-1', 1)
  t.match((await fast.send([{ addPosition: { itemId: '200-1_lightning', quantity: 1 } }])).results, [
    { successful: false, code: 'DEAL_SOLD_OUT', quantityAdded: 0 },
  ])
  await runOut(slow)
  await change(url, async (trx) => {
    await trx.execute(sql`update lightning_reservations set state = 'expired' where cart_id = ${slow.cartId}`)
  })
  t.match((await fast.send([{ addPosition: { itemId: '200-1_lightning', quantity: 2 } }])).results, [{ code: 'OK' }])
  t.match(await refresh(slow), {
    successfullyRefreshed: true,
    quantityReduced: true,
    anyItemNoLongerValidDeal: false,
    changedItemIds: ['200-1'],
    message: /^Nicht alles war noch zum Blitzpreis verfügbar/,
    cart: {
      positions: [
        { itemId: '100-1', quantityLightning: 1 },
        { itemId: '200-1', quantity: 3, quantityLightning: 1 },
      ],
    },
  })
})

t.test('the deal may be over, or have another price', async (t) => {
  const who = await shopper(engine, url)
  await who.add('300-1', 2)
  await runOut(who)
  const end = (id: string) =>
    change(url, async (trx) => {
      await trx.execute(sql`update lightning_deals set ends_at = now() where id = ${id}`)
    })
  await end('300-a')
  const next = deal('300-b', { from: new Date(Date.now() - 500).toISOString(), amount: 900 })
  await change(url, importingCatalogue([{ kind: 'product', record: dealProduct('300', 1, next) }]))
  t.match(await refresh(who), {
    successfullyRefreshed: true,
    quantityReduced: false,
    changedItemIds: ['300-1'],
    message: /Uhr\. Der Blitzpreis hat sich geändert\.$/,
    cart: { positions: [{ quantityLightning: 2, pricePerUnitLightning: { amount: 900 } }] },
  })
  await runOut(who)
  await end('300-b')
  t.match(await refresh(who), {
    successfullyRefreshed: false,
    anyItemNoLongerValidDeal: true,
    quantityReduced: false,
    changedItemIds: ['300-1'],
    message: 'Das Blitzangebot ist vorbei. Es gilt der Normalpreis.',
    reservation: { hasLightningDealReservation: false },
    cart: { positions: [{ quantity: 2, quantityLightning: 0 }] },
  })
})

t.test('a reservation is visible and changeable only for its owner', async (t) => {
  const [who, thief] = [await shopper(engine, url), await shopper(engine, url)]
  await who.add('100-1', 1)
  const other = shopperWith(engine, { ...thief, cartId: who.cartId })
  for (const attempt of [reservation, extend, refresh] as ((who: Shopper) => Promise<unknown>)[])
    await t.rejects(attempt(other), { message: 'CART_NOT_FOUND' })
  await t.rejects(reservation(shopperWith(engine, { ...thief, cartId: 'nonsense' })), { message: 'CART_NOT_FOUND' })
  await t.rejects(reservation(shopperWith(engine, { store: 'at', visitorId: who.visitorId, cartId: who.cartId })), {
    message: 'USER_REQUIRED',
  })
})
