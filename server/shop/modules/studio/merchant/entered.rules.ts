import type { StudioFieldError } from '#contract/generated/types.ts'
import { inCoins, showsNet, taxOn } from '../../catalogue/product/pricing/price.rules.ts'
import type { TaxRates } from '../../catalogue/product/pricing/sold-product.rules.ts'
import type { StoreRow } from '../../stores/stores/stores.tables.ts'

/** Minor units; more is a slip of the pen. */
const maxAmount = 100_000_00
const maxPieces = 1_000_000
/** What a field for a time can show. */
const lastTime = Date.parse('9999-12-31T23:59:00Z')

/** The violation of a field, unless the rule holds. */
export const unless = (holds: boolean, fieldName: string, code: string): StudioFieldError[] =>
  holds ? [] : [{ fieldName, code }]

/** The same violation of several stores or items is one. */
export const withoutRepeats = (errors: readonly StudioFieldError[]): StudioFieldError[] => [
  ...new Map(errors.map((error) => [`${error.fieldName} ${error.code}`, error])).values(),
]

export const amountErrors = (fieldName: string, amount: number | null, currency: string): StudioFieldError[] => {
  if (amount === null) return [{ fieldName, code: 'required' }]
  if (!Number.isInteger(amount) || amount < 1 || amount > maxAmount) return [{ fieldName, code: 'amount' }]
  return unless(inCoins(amount, currency) === amount, fieldName, 'coins')
}

export const piecesErrors = (
  fieldName: string,
  pieces: number | null,
  { min = 1, max = maxPieces } = {},
): StudioFieldError[] => {
  if (pieces === null) return [{ fieldName, code: 'required' }]
  return unless(Number.isInteger(pieces) && pieces >= min && pieces <= max, fieldName, 'pieces')
}

/** Null for what is left out, and undefined for what is no time. */
export const timeOf = (text: string | null | undefined): Date | null | undefined => {
  if (text == null || text === '') return null
  const time = Date.parse(text)
  return Number.isNaN(time) || time > lastTime ? undefined : new Date(time)
}

export type Period = { startsAt: Date | null; endsAt: Date | null }
type EnteredPeriod = { startsAt?: string | null; endsAt?: string | null }

/** Errors are those of a period that has no length, or is over. */
export const periodOf = (
  { startsAt, endsAt }: EnteredPeriod,
  now: number,
): { period: Period; errors: StudioFieldError[] } => {
  const [start, end] = [timeOf(startsAt), timeOf(endsAt)]
  const isOver = end != null && end.getTime() <= now
  return {
    period: { startsAt: start ?? null, endsAt: end ?? null },
    errors: [
      ...unless(start !== undefined, 'startsAt', 'time'),
      ...unless(end !== undefined, 'endsAt', 'time'),
      ...unless(!isOver, 'endsAt', 'past'),
      ...unless(isOver || !start || !end || start < end, 'endsAt', 'beforeStart'),
    ],
  }
}

/** A place in an order, of which 0 is the first. */
export const positionErrors = (position: number | null | undefined): StudioFieldError[] =>
  position == null ? [] : piecesErrors('position', position, { min: 0 })

const maxNameLength = 200

/** Names as visitors read them, in both languages. */
export const nameErrors = ({
  nameDe,
  nameEn,
}: {
  nameDe?: string | null
  nameEn?: string | null
}): StudioFieldError[] =>
  Object.entries({ nameDe, nameEn }).flatMap(([fieldName, name]) => [
    ...unless(Boolean(name?.trim()), fieldName, 'required'),
    ...unless((name ?? '').trim().length <= maxNameLength, fieldName, 'tooLong'),
  ])

/** Categories and the item that a record names, of which `known` exist. Books have fixed prices, so none is given away. */
export const reachErrors = (
  { categoryIds, itemId }: { categoryIds?: readonly string[] | null; itemId?: string | null },
  known: { categories: readonly string[]; items: readonly { id: string; isBook: boolean }[] },
): StudioFieldError[] => {
  const [item] = known.items
  return [
    ...unless(
      (categoryIds ?? []).every((id) => known.categories.includes(id)),
      'categoryIds',
      'unknown',
    ),
    ...unless(!itemId || item !== undefined, 'itemId', 'unknown'),
    ...unless(item?.isBook !== true, 'itemId', 'book'),
  ]
}

/** Gross minor units of an amount in the price basis of the store. */
export const grossOf = (amount: number, taxClass: keyof TaxRates, { id, taxRates }: StoreRow): number =>
  showsNet(id) ? amount + taxOn(amount, taxRates[taxClass]) : amount

/** Two stores whose amounts mean the same. */
export const hasSameMoney = (one: StoreRow, other: StoreRow): boolean =>
  one.currencyCode === other.currencyCode && showsNet(one.id) === showsNet(other.id)
