import type { StudioFieldError, StudioPriceInput } from '#contract/generated/types.ts'
import type { ImportPrice, ImportPriceTier } from '#contract/import/catalogue.ts'
import type { RecordViolation } from '#engine/modules/catalogue/directory/import-references.ts'
import type { TaxRates } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'
import { shown } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'
import type { StoreRow } from '#engine/modules/stores/stores/stores.tables.ts'
import { defined } from '#lib/defined.ts'
import { amountErrors, grossOf, piecesErrors } from '../entered.rules.ts'

type Tiers = NonNullable<StudioPriceInput['tiers']>

const tierErrors = (tiers: Tiers, currency: string): StudioFieldError[] =>
  tiers.flatMap(({ quantity = null, amount = null }, index) => [
    ...piecesErrors(`tiers[${index}].quantity`, quantity, { min: 2 }),
    ...amountErrors(`tiers[${index}].amount`, amount, currency),
  ])

/** Errors of amounts and quantities by themselves. */
export const enteredPriceErrors = (
  { amount = null, oldAmount = null, tiers = null }: StudioPriceInput,
  currency: string,
): StudioFieldError[] => [
  ...amountErrors('amount', amount, currency),
  ...(oldAmount === null ? [] : amountErrors('oldAmount', oldAmount, currency)),
  ...tierErrors(tiers ?? [], currency),
]

type Basis = { taxClass: keyof TaxRates; store: StoreRow }

/** What the store shows for a gross amount; the language changes nothing of it. */
export const shownIn = (amount: number, { taxClass, store }: Basis): number =>
  shown(
    { taxClass, amount },
    { store: store.id, currencyCode: store.currencyCode, taxRates: store.taxRates, language: 'de-DE' },
  )

/**
 * Gross minor units of what a form has entered. An amount that was left as it was shown stays to the cent: the gross of a net amount is
 * not always the gross that the net was made of.
 */
export const enteredGross = (entered: number, stored: number | undefined, basis: Basis): number =>
  stored !== undefined && shownIn(stored, basis) === entered ? stored : grossOf(entered, basis.taxClass, basis.store)

/** The price that a form without errors has entered; all else of the price before stays, and so do tiers that are left out. */
export const enteredPrice = (
  { amount, oldAmount, tiers }: StudioPriceInput,
  before: ImportPrice | undefined,
  basis: Basis,
): ImportPrice => {
  const tierOf = ({ quantity, amount: entered }: Tiers[number]): ImportPriceTier => {
    const stored = before?.tiers?.find((tier) => tier.quantity === quantity)
    return { quantity: quantity ?? 0, amount: enteredGross(entered ?? 0, stored?.amount, basis) }
  }
  const newTiers = tiers == null ? before?.tiers : tiers.map(tierOf)
  return defined({
    ...before,
    amount: enteredGross(amount ?? 0, before?.amount, basis),
    oldAmount: oldAmount == null ? undefined : enteredGross(oldAmount, before?.oldAmount, basis),
    tiers: newTiers && newTiers.length > 0 ? newTiers : undefined,
  })
}

const tierErrorOf = (path: string, message: string): StudioFieldError => {
  const [, index, key] = path.split('/')
  if (index === undefined) return { fieldName: 'tiers', code: message.includes('book') ? 'book' : 'tooManyTiers' }
  return { fieldName: `tiers[${index}].${key}`, code: key === 'quantity' ? 'tierQuantity' : 'tierAmount' }
}

/**
 * What the checks of an import find, at the fields of the form. Tiers that were not entered stay, so it is the price that does not fit
 * them.
 */
export const priceErrorOf = (
  { path, message }: RecordViolation,
  { hasTiers }: { hasTiers: boolean },
): StudioFieldError => {
  if (path.startsWith('tiers')) return hasTiers ? tierErrorOf(path, message) : { fieldName: 'amount', code: 'tiers' }
  if (path === 'oldAmount') return { fieldName: 'oldAmount', code: 'notAbove' }
  return { fieldName: 'amount', code: message.includes('lightning deal') ? 'deal' : 'amount' }
}
