import { randomUUID } from 'node:crypto'
import type { AddressInput, SubmitCartResult } from '#contract/generated/types.ts'
import { addressForm } from '#engine/modules/account/addresses/testing/forms.ts'
import { accountsOf, tokenOf } from '#engine/modules/account/visitors/testing/accounts.ts'
import type { Engine } from '#engine/testing/engine.ts'
import { shopperWith } from '../../cart/testing/carts.ts'
import { checkoutOf } from '../../checkout/testing/checkouts.ts'
import { goods } from '../../checkout/testing/shop.ts'

type Call = { store: string; userToken?: string | null; cartId: string; visitorId?: string; network?: string }
export type Page = ReturnType<typeof pageIn>

type Guest = Partial<AddressInput> & {
  store?: 'de' | 'at'
  /** A network of its own unless one is named. */
  network?: string
  itemId?: string
}

const pageIn = (engine: Pick<Engine, 'run'>, { store, userToken, cartId, visitorId, network }: Call) => {
  const call = {
    store,
    userToken: userToken ?? '',
    cartId,
    ...(visitorId && { visitorId }),
    ...(network && { network }),
  }
  return { ...shopperWith(engine, call), ...checkoutOf(engine, call) }
}

/** Who orders and pays: guests from new browsers, and whoever has a token. */
export const payingPeople = (engine: Pick<Engine, 'run'>) => {
  const accounts = accountsOf(engine)
  let networks = 0

  const pageOf = (call: Call): Page => pageIn(engine, call)

  const submit = async (page: Page): Promise<SubmitCartResult> => {
    const { quoteHash } = await page.read()
    const { data, errors } = await engine.run(
      `mutation ($data: SubmitCartInput!) { result: submitCart(data: $data) { successful errorCode errorMessage orderId newCartId } }`,
      { ...page, variables: { data: { submissionId: randomUUID(), quoteHash, newsletter: false } } },
    )
    if (errors?.[0]) throw new Error(errors[0].message)
    return data?.result as unknown as SubmitCartResult
  }

  return {
    pageOf,
    submit,

    /** Pieces of 10 € each, unless another item is named, in a new browser's cart, with delivery on top. */
    asGuest: async (
      email: string,
      pieces: number,
      { store = 'de', network, itemId = goods.parcel, ...address }: Guest = {},
    ): Promise<Page> => {
      networks += 1
      const { userId: visitorId, cartId } = await accounts.shopInit({ store })
      const call = { store, visitorId, cartId, network: network ?? `203.0.113.${networks}` }
      const userToken = tokenOf(await accounts.registerGuest({ email }, call))
      const page = pageOf({ ...call, userToken })
      await page.add(itemId, pieces)
      await page.save({ deliveryType: 'sameAsBilling', billingAddress: addressForm(address) })
      return page
    },

    order: async (page: Page, method: string): Promise<SubmitCartResult> => {
      await page.pay(method)
      return submit(page)
    },

    /** State of a method at the payment step: true, or why not. */
    offered: async (page: Page, method = 'RECHNUNG'): Promise<true | string | null> => {
      const { paymentStep } = await page.read()
      const found = paymentStep.paymentMethods.find(({ paymentId }) => paymentId === method)
      return found?.enabled ? true : (found?.message?.replaceAll('\u00a0', ' ') ?? null)
    },
  }
}
