import type { CartNotice, CartOpResult, Money } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import { formatMoney, money } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import type { VoucherReason } from '../../vouchers/vouchers.rules.ts'
import type { PricingContext } from '../calculation/calculation.rules.ts'
import type { StoredNotice, StoredOpResult } from '../cart.tables.ts'

type Values = Record<string, string | number>

export type MessageContext = { translate: Translate; audience: Audience }

/** Where numbers of GraphQL end; merged carts and risen prices come above what an update lets in. */
const largest = 2_147_483_647

export const inMoney =
  ({ audience: { store, language } }: MessageContext) =>
  (minor: number): Money =>
    money(Math.min(minor, largest), store.currencyCode, language)

/** Values that are amounts of money, in minor units as shown. */
const amounts: readonly string[] = ['missing', 'minimum', 'before', 'amount', 'freeFrom', 'cost']

/** A sentence of carts.<area>.<name>, in the store's variant. */
export const translateCart = (
  { translate, audience }: MessageContext,
  area: string,
  name: string,
  values: Values = {},
): string => {
  const { store, language } = audience
  const written = Object.entries(values).map(([key, value]) => [
    key,
    amounts.includes(key) ? formatMoney(Number(value), store.currencyCode, language) : value,
  ])
  return translate(audience, `carts.${area}.${name}`, Object.fromEntries(written))
}

export const reasonText = (messageContext: MessageContext, { code, ...values }: VoucherReason): string =>
  translateCart(messageContext, 'reason', code, values)

export const toOpResult = ({ message, ...result }: StoredOpResult, messageContext: MessageContext): CartOpResult => ({
  ...result,
  message: message && translateCart(messageContext, message.area, message.name, message.values),
})

export const toNotices = (
  notices: readonly StoredNotice[],
  messageContext: MessageContext & { pricingContext: PricingContext },
): CartNotice[] =>
  notices.map(({ code, positionId, itemId, values }) => {
    const offer = itemId === null ? undefined : messageContext.pricingContext.offers.get(itemId)
    const name = offer?.name ?? translateCart(messageContext, 'item', 'unnamed')
    return { code, positionId, message: translateCart(messageContext, 'notice', code, { ...values, name }) }
  })
