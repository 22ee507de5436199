import type {
  StudioFieldError,
  StudioMassChangeInput,
  StudioPriceRounding,
  StudioProductFilter,
} from '#contract/generated/types.ts'
import { inCoins } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import type { TaxRates } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'
import type { StoreRow } from '#engine/modules/stores/stores/stores.tables.ts'
import { amountErrors, piecesErrors, unless } from '../entered.rules.ts'
import { enteredGross, shownIn } from '../products/entered-price.rules.ts'

/** Items or products that one change may have. */
export const maxChanged = 5000
/** Changes, and refusals, that a preview shows. */
export const maxShown = 50

const maxSearch = 100
const maxPieces = 1_000_000

/** By how much a price may rise at once, in percent: more is a slip of the pen. */
const maxPercent = 1000

export type ChangeKind = StudioMassChangeInput['kind']

export const changesPrice = (kind: ChangeKind): boolean => kind === 'setPrice' || kind === 'changePrice'
export const changesStock = (kind: ChangeKind): boolean => kind === 'setStock' || kind === 'addStock'

/** What is wrong with a change by itself, at its fields. */
export const massChangeErrors = (
  { kind, amount = null, percent = null, pieces = null }: StudioMassChangeInput,
  currency: string,
): StudioFieldError[] => {
  if (kind === 'setPrice') return amountErrors('amount', amount, currency)
  if (kind === 'changePrice') {
    if (percent === null) return [{ fieldName: 'percent', code: 'required' }]
    return unless(percent > -100 && percent <= maxPercent && percent !== 0, 'percent', 'percent')
  }
  if (kind === 'setStock') return piecesErrors('pieces', pieces, { min: 0 })
  if (kind === 'addStock') {
    return [...piecesErrors('pieces', pieces, { min: -maxPieces }), ...unless(pieces !== 0, 'pieces', 'pieces')]
  }
  return []
}

/** What is wrong with a filter. One that leaves nothing out is refused, so that no slip changes the whole shop. */
export const filterErrors = (
  { categoryId, manufacturerId, search = '', priceFrom, priceTo, stock }: StudioProductFilter,
  currency: string,
): StudioFieldError[] => [
  ...unless(
    [categoryId, manufacturerId, priceFrom, priceTo, stock].some((each) => each != null) || search.trim() !== '',
    'search',
    'noFilter',
  ),
  ...unless(search.length <= maxSearch, 'search', 'tooLong'),
  ...(priceFrom == null ? [] : amountErrors('priceFrom', priceFrom, currency)),
  ...(priceTo == null ? [] : amountErrors('priceTo', priceTo, currency)),
  ...unless(priceFrom == null || priceTo == null || priceFrom <= priceTo, 'priceTo', 'belowFrom'),
]

/** Last digits of a price, in minor units. */
const endings = { to99: 99, to95: 95 } as const

/** The nearest amount that ends so; 0.99 and 0.95 are the lowest ones. Minor units. */
export const roundedTo = (amount: number, rounding: StudioPriceRounding, currency: string): number => {
  if (rounding === 'none') return inCoins(Math.round(amount), currency)
  const ending = endings[rounding]
  return Math.max(0, Math.round((amount - ending) / 100)) * 100 + ending
}

type Basis = { taxClass: keyof TaxRates; store: StoreRow }

/** The price after a change, as the store shows it. */
const shownAfter = (
  gross: number,
  { kind, amount, percent, rounding = 'none' }: StudioMassChangeInput,
  basis: Basis,
) =>
  kind === 'setPrice'
    ? (amount ?? 0)
    : roundedTo((shownIn(gross, basis) * (100 + (percent ?? 0))) / 100, rounding, basis.store.currencyCode)

/** Of a gross price; both amounts after the change are minor units. */
export const priceAfter = (
  gross: number,
  change: StudioMassChangeInput,
  basis: Basis,
): { gross: number; shown: number } => {
  const after = shownAfter(gross, change, basis)
  return { gross: enteredGross(after, gross, basis), shown: after }
}

export const stockAfter = (stock: number, { kind, pieces }: StudioMassChangeInput): number =>
  kind === 'setStock' ? (pieces ?? 0) : stock + (pieces ?? 0)

/** Stores of a product after a change of the sale in one of them. */
export const storesAfter = <Store extends string>(
  stores: readonly Store[],
  { kind }: StudioMassChangeInput,
  store: Store,
): Store[] => {
  const others = stores.filter((each) => each !== store)
  return kind === 'sell' ? [...others, store] : others
}
