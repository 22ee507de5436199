import type { CartNotice, CartOpResult, Money } from '#contract/generated/types.ts'
import type { Audience } from '../../../call/audience.ts'
import type { Sentences } from '../../catalogue/sentences.ts'
import { formatMoney, money } from '../../product/pricing/price.rules.ts'
import type { VoucherReason } from '../../vouchers/vouchers.rules.ts'
import type { Surroundings } from '../calculation/evaluation.rules.ts'
import type { StoredNotice, StoredOpResult } from '../cart.tables.ts'

type Values = Record<string, string | number>

export type Speaking = { sentences: Sentences; audience: Audience }

/** Where numbers of GraphQL end; merged carts and risen prices come above what an update lets in. */
const largest = 2_147_483_647

export const inMoney =
  ({ audience: { store, language } }: Speaking) =>
  (minor: number): Money =>
    money(Math.min(minor, largest), store.currencyCode, language)

/** Values that are amounts of money, in minor units as shown. */
const amounts: readonly string[] = ['missing', 'minimum', 'before', 'amount', 'freeFrom', 'cost']

/** A sentence of carts.<area>.<name>, in the store's variant. */
export const say = ({ sentences, audience }: Speaking, area: string, name: string, values: Values = {}): string => {
  const { store, language } = audience
  const written = Object.entries(values).map(([key, value]) => [
    key,
    amounts.includes(key) ? formatMoney(Number(value), store.currencyCode, language) : value,
  ])
  return sentences(audience, `carts.${area}.${name}`, Object.fromEntries(written))
}

export const reasonText = (speaking: Speaking, { code, ...values }: VoucherReason): string =>
  say(speaking, 'reason', code, values)

export const toOpResult = ({ saying, ...result }: StoredOpResult, speaking: Speaking): CartOpResult => ({
  ...result,
  message: saying && say(speaking, saying.area, saying.name, saying.values),
})

export const toNotices = (
  notices: readonly StoredNotice[],
  speaking: Speaking & { around: Surroundings },
): CartNotice[] =>
  notices.map(({ code, positionId, itemId, values }) => {
    const offer = itemId === null ? undefined : speaking.around.offers.get(itemId)
    const name = offer?.name ?? say(speaking, 'item', 'unnamed')
    return { code, positionId, message: say(speaking, 'notice', code, { ...values, name }) }
  })
