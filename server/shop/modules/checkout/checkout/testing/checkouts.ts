import type { Checkout, CheckoutResult, SelectDeliveryInput, ShippingStepInput } from '#contract/generated/types.ts'
import { accountsOf, lena, tokenOf } from '#engine/modules/account/visitors/testing/accounts.ts'
import type { Call, Engine } from '#engine/testing/engine.ts'
import { shopperWith } from '../../cart/testing/carts.ts'

const address = `{ addressId kind formType firstName lastName schoolOrCompany street postCode city country email
  isAlsoCustomerAddress isOfMainUser isStation postNumber }`

const fields = `cart { id version shippingAddress { id country label isStation } billingAddress { id country label isStation }
    details { deliveryCountry selectedPaymentMethodInCart orderReference speditionsFields { fieldName fieldValue } }
    positions { deliveryStatusText } grandTotal { amount } basketValues { shippers { code enabled selected info } } }
  loginStep { isDone option }
  shippingStep { deliveryType billingAddressId shippingAddressId packstationId billingAddress ${address}
    shippingAddress ${address} packstation ${address} billingAddresses ${address} shippingAddresses ${address}
    packstations ${address} selectedShipperCode shippers { code enabled selected info } countries { code name }
    account { email isGuest isBusiness mayChangeEmail salutation firstName lastName } speditionFields { fieldName fieldValue } needsSpedition
    orderReference comment newsletter billingDeliveryEmail { hasDeliveryEmail deliveryEmail }
    shippingDeliveryEmail { hasDeliveryEmail deliveryEmail } validated }
  paymentStep { isAvailable paymentMethods { paymentId displayName description selected enabled isPrepaid
    needsBuyerReference deliveryText message } selectedMethodId buyerReference validated }
  deliveryText quoteHash pendingOrderId providerOrigins legalVersion expressWallet { merchantId }`

const result = `successful generalErrorMessage fieldErrors { fieldName formName errorMessage } checkout { ${fields} }`

/** The checkout of one cart as its pages use it; errors throw with their code. */
export const checkoutOf = (engine: Pick<Engine, 'run'>, call: Call & { cartId: string }) => {
  const ask = async <Result>(text: string, variables: object): Promise<Result> => {
    const { data, errors } = await engine.run(text, { ...call, variables })
    if (errors?.[0]) throw Object.assign(new Error(errors[0].message), { code: errors[0].extensions.code })
    return data?.result as Result
  }
  return {
    ...call,
    read: (cartId?: string) =>
      ask<Checkout>(`query ($cartId: ID) { result: getCheckout(cartId: $cartId) { ${fields} } }`, { cartId }),
    select: (data: SelectDeliveryInput) =>
      ask<CheckoutResult>(
        `mutation ($data: SelectDeliveryInput!) { result: selectDelivery(data: $data) { ${result} } }`,
        { data },
      ),
    save: (data: ShippingStepInput) =>
      ask<CheckoutResult>(
        `mutation ($data: ShippingStepInput!) { result: saveShippingStep(data: $data) { ${result} } }`,
        { data },
      ),
    pay: (paymentId: string, buyerReference?: string) =>
      ask<CheckoutResult>(
        `mutation ($paymentId: String!, $buyerReference: String) {
          result: setSelectedPayment(paymentId: $paymentId, buyerReference: $buyerReference) { ${result} } }`,
        { paymentId, buyerReference },
      ),
  }
}

type Store = 'de' | 'at'
let number = 0

/** Shoppers in the checkout with goods in their carts, each with an address of a network and a mailbox of their own. */
export const peopleOf = (engine: Pick<Engine, 'run'>) => {
  const accounts = accountsOf(engine)

  const filled = async (
    call: Omit<Call, 'userToken'> & { store: string; userToken?: string; cartId: string },
    itemIds: readonly string[],
  ) => {
    const { add, send, read } = shopperWith(engine, call)
    for (const itemId of itemIds) await add(itemId)
    return { ...checkoutOf(engine, call), add, send, readCart: read }
  }

  const browser = async (store: Store) => {
    const { userId: visitorId, cartId } = await accounts.shopInit({ store })
    number += 1
    return { store, visitorId, cartId, network: `198.51.100.${number}`, email: `person-${number}@pausenhof.example` }
  }

  return {
    /** Not in the checkout yet. */
    visitor: async (itemIds: readonly string[], store: Store = 'de') => {
      const { email: _, ...call } = await browser(store)
      return filled(call, itemIds)
    },

    guest: async (itemIds: readonly string[], store: Store = 'de', more: Pick<Call, 'surchargeVariant'> = {}) => {
      const { email, ...own } = await browser(store)
      const call = { ...own, ...more }
      const userToken = tokenOf(await accounts.registerGuest({ email }, call))
      return { ...(await filled({ ...call, userToken }, itemIds)), email }
    },

    customer: async (itemIds: readonly string[], store: Store = 'de') => {
      const { email, ...call } = await browser(store)
      const login = await accounts.register({ ...lena, email }, call)
      const own = { ...call, userToken: tokenOf(login), cartId: login.updatedCartId ?? '' }
      return { ...(await filled(own, itemIds)), email }
    },

    /** The school of `accounts.ts`, registered anew. */
    business: async (itemIds: readonly string[], data: object) => {
      const login = await accounts.registerBusiness(data, { store: 'b2b', userToken: null })
      return filled({ store: 'b2b', userToken: tokenOf(login), cartId: login.updatedCartId ?? '' }, itemIds)
    },
  }
}
