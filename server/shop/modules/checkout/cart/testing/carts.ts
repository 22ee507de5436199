import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { change, type Engine } from '#engine/testing/engine.ts'

const money = '{ amount stringValue }'

const cartFields = `id version productsCount itemsCount isPayless grandTotal ${money} attributes { submitted }
  details { positionCount articleCount deliveryFreeMessage deliveryCountry deliveryCountries { code name }
    voucherCodeStatus { code name isApplied message } }
  basketValues { subtotal ${money} promotionsSaving ${money} basketValue ${money} undiscountsTotalSum ${money} total ${money}
    tax ${money} taxes { rate amount ${money} } shippingCost ${money} savings ${money} netValue ${money}
    freeShippingPossible educationalShippingTerms
    shippers { code name enabled selected costs ${money} positionIds info } }
  voucherInfos { voucherCode voucherName successful attainable failureDescriptions }
  freeItems { minimumPrice ${money} articles { itemId name minimumValue ${money} attainable isInCart }
    catalogs { itemId name attainable isInCart } }
  positions { id operationsId itemId productId articleNumber name path quantity quantityLightning quantityNormal
    minimumOrderQuantity maxQuantity isLightningDeal isFreeItem isCatalog isPromotionFreeItem relatedVoucherCode
    removableItem availableForSale deliveryStatusColor deliveryStatusText pricePerUnit ${money}
    tier { quantity singlePrice ${money} }
    pricePerUnitLightning ${money} oldPricePerUnit ${money} basePrice { price ${money} unit } totalPrice ${money}
    saving ${money} promotions replacement { id name } variantAttributes { displayName displayValue } }`

/** What the tests look at; loosely, as an answer is. */
type CartAnswer = {
  id: string
  version: number
  positions: { id: string; itemId: string; quantity: number; quantityLightning: number; [field: string]: unknown }[]
  notices: { code: string; message: string; positionId: string | null }[]
  [field: string]: unknown
}

type OpAnswer = {
  successful: boolean
  code: string
  message: string | null
  positionId: string
  quantity: number
  quantityAdded: number
}

export type Shopper = Awaited<ReturnType<typeof shopper>>

/** A test client with an empty cart: a new browser, or the seeded member in the business store. */
export const shopper = async (
  engine: Engine,
  url: string,
  store: 'de' | 'at' | 'ch' | 'b2b' = 'de',
  call: Pick<Call, 'network'> = {},
) => {
  if (store === 'b2b') return member(engine)
  const visitorId = randomUUID()
  const cartId = randomUUID()
  await change(url, async (trx) => {
    await trx.execute(sql`insert into visitors (id, store) values (${visitorId}, ${store})`)
    await trx.execute(sql`insert into carts (id, store, visitor_id) values (${cartId}, ${store}, ${visitorId})`)
  })
  return shopperWith(engine, { ...call, store, visitorId, cartId })
}

const member = async (engine: Engine) => {
  const { data, errors } = await engine.run('mutation { shopInit { userId cartId } }', { store: 'b2b' })
  if (!data) throw new Error(`${errors?.[0]?.extensions.code}: ${errors?.[0]?.message}`)
  const { userId, cartId } = data.shopInit as unknown as { userId: string; cartId: string }
  return shopperWith(engine, { store: 'b2b', visitorId: userId, cartId })
}

type Call = {
  store: string
  visitorId?: string
  userToken?: string
  cartId: string
  language?: string
  network?: string
}

export const shopperWith = (engine: Pick<Engine, 'run'>, call: Call) => {
  /** One update; a fault of the call throws. What a loaded machine's engine turns away is sent again. */
  const send = async (ops: object[], updateId: string = randomUUID(), earlierIds?: string[]) => {
    const ask = () =>
      engine.run(
        `mutation ($data: CartUpdateInput!) { cart_update(data: $data) { cart { ${cartFields} }
        results { successful code message positionId quantity quantityAdded } } }`,
        { ...call, variables: { data: { updateId, earlierIds, ops } } },
      )
    let { data, errors } = await ask()
    while (errors?.[0]?.extensions.code === 'UPSTREAM_UNAVAILABLE') ({ data, errors } = await ask())
    if (errors) throw new Error(`${errors[0]?.extensions.code}: ${errors[0]?.message}`)
    return data?.cart_update as unknown as { cart: CartAnswer; results: OpAnswer[] }
  }
  const read = async (fields = cartFields): Promise<CartAnswer> => {
    const { data, errors } = await engine.run(`{ shop_findCart { ${fields} } }`, call)
    if (errors) throw new Error(`${errors[0]?.extensions.code}: ${errors[0]?.message}`)
    return data?.shop_findCart as unknown as CartAnswer
  }
  return {
    ...call,
    send,
    read,
    /** What is told, and with this is. */
    notices: async () => (await read('notices { code message positionId }')).notices,
    add: async (itemId: string, quantity = 1): Promise<OpAnswer> =>
      (await send([{ addPosition: { itemId, quantity } }])).results[0] as OpAnswer,
    set: async (positionId: string, quantity: number): Promise<OpAnswer> =>
      (await send([{ setQuantity: { positionId, quantity } }])).results[0] as OpAnswer,
    remove: async (positionId: string): Promise<OpAnswer> =>
      (await send([{ removePosition: { positionId } }])).results[0] as OpAnswer,
    restore: async (positionId: string): Promise<OpAnswer> =>
      (await send([{ restorePosition: { positionId } }])).results[0] as OpAnswer,
    redeem: async (code: string): Promise<OpAnswer> => (await send([{ addVoucher: { code } }])).results[0] as OpAnswer,
  }
}
