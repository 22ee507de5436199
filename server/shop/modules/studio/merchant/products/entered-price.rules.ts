import type { StudioFieldError, StudioPriceInput } from '#contract/generated/types.ts'
import type { ImportGroupTier, ImportPrice, ImportPriceTier } from '#contract/import/catalogue.ts'
import { type OrganisationType, organisationTypes } from '#contract/import/values.ts'
import type { RecordViolation } from '#engine/modules/catalogue/directory/import-references.ts'
import type { TaxRates } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'
import { shown } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'
import type { StoreRow } from '#engine/modules/stores/stores/stores.tables.ts'
import { defined } from '#lib/defined.ts'
import { amountErrors, grossOf, piecesErrors, unless } from '../entered.rules.ts'

type Tiers = NonNullable<StudioPriceInput['tiers']>
type GroupTiers = NonNullable<StudioPriceInput['groupTiers']>

const tierErrors = (tiers: Tiers, currency: string): StudioFieldError[] =>
  tiers.flatMap(({ quantity = null, amount = null }, index) => [
    ...piecesErrors(`tiers[${index}].quantity`, quantity, { min: 2 }),
    ...amountErrors(`tiers[${index}].amount`, amount, currency),
  ])

const isGroup = (group: string | null | undefined): group is OrganisationType =>
  (organisationTypes as readonly (string | null | undefined)[]).includes(group)

const groupTierErrors = (tiers: GroupTiers, currency: string): StudioFieldError[] =>
  tiers.flatMap(({ group, quantity = null, amount = null }, index) => [
    ...unless(isGroup(group), `groupTiers[${index}].group`, 'required'),
    ...piecesErrors(`groupTiers[${index}].quantity`, quantity, { min: 1 }),
    ...amountErrors(`groupTiers[${index}].amount`, amount, currency),
  ])

/** Errors of amounts and quantities by themselves. */
export const enteredPriceErrors = (
  { amount = null, oldAmount = null, tiers = null, groupTiers = null }: StudioPriceInput,
  currency: string,
): StudioFieldError[] => [
  ...amountErrors('amount', amount, currency),
  ...(oldAmount === null ? [] : amountErrors('oldAmount', oldAmount, currency)),
  ...tierErrors(tiers ?? [], currency),
  ...groupTierErrors(groupTiers ?? [], currency),
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
  { amount, oldAmount, tiers, groupTiers }: StudioPriceInput,
  before: ImportPrice | undefined,
  basis: Basis,
): ImportPrice => {
  const tierOf = ({ quantity, amount: entered }: Tiers[number]): ImportPriceTier => {
    const stored = before?.tiers?.find((tier) => tier.quantity === quantity)
    return { quantity: quantity ?? 0, amount: enteredGross(entered ?? 0, stored?.amount, basis) }
  }
  const groupTierOf = ({ group, quantity, amount: entered }: GroupTiers[number]): ImportGroupTier[] => {
    if (!isGroup(group)) return []
    const stored = before?.groupTiers?.find((tier) => tier.group === group && tier.quantity === quantity)
    return [{ group, quantity: quantity ?? 0, amount: enteredGross(entered ?? 0, stored?.amount, basis) }]
  }
  const newTiers = tiers == null ? before?.tiers : tiers.map(tierOf)
  const newGroupTiers = groupTiers == null ? before?.groupTiers : groupTiers.flatMap(groupTierOf)
  return defined({
    ...before,
    amount: enteredGross(amount ?? 0, before?.amount, basis),
    oldAmount: oldAmount == null ? undefined : enteredGross(oldAmount, before?.oldAmount, basis),
    tiers: newTiers && newTiers.length > 0 ? newTiers : undefined,
    groupTiers: newGroupTiers && newGroupTiers.length > 0 ? newGroupTiers : undefined,
  })
}

const tiersErrorIn = (message: string): string => {
  if (message.includes('book')) return 'book'
  return message.includes('business store') ? 'noGroups' : 'tooManyTiers'
}

const tierErrorOf = (path: string, message: string): StudioFieldError => {
  const [list = '', index, key] = path.split('/')
  if (index === undefined) return { fieldName: list, code: tiersErrorIn(message) }
  return { fieldName: `${list}[${index}].${key}`, code: key === 'quantity' ? 'tierQuantity' : 'tierAmount' }
}

/**
 * What the checks of an import find, at the fields of the form. Tiers that were not entered stay, so it is the price that does not fit
 * them.
 */
export const priceErrorOf = (
  { path, message }: RecordViolation,
  entered: { hasTiers: boolean; hasGroupTiers: boolean },
): StudioFieldError => {
  const hasTiers = path.startsWith('tiers') ? entered.hasTiers : entered.hasGroupTiers
  if (/^(tiers|groupTiers)/.test(path))
    return hasTiers ? tierErrorOf(path, message) : { fieldName: 'amount', code: 'tiers' }
  if (path === 'oldAmount') return { fieldName: 'oldAmount', code: 'notAbove' }
  return { fieldName: 'amount', code: message.includes('lightning deal') ? 'deal' : 'amount' }
}
