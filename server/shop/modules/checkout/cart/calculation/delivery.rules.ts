import type { StoreId } from '#contract/generated/types.ts'
import type { StoreParameters } from '#contract/parameters/read-parameters.ts'
import { surchargeParameter } from '#contract/stores.ts'
import { shownAmount } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import { shippingTerms } from '#engine/modules/catalogue/product/pricing/shipping.rules.ts'
import type { TaxRates } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'

/** Minor units: the cost gross, the worth of goods from which nothing is taken as the store shows it, as it is told and compared. */
type CountryTerms = { cost: number; freeFrom: number | null }

/** Delivery settings of the editors, in the parameters shipping, shippers and dpd. */
export type DeliveryTerms = {
  /** ISO 3166, the store's own first. */
  countries: string[]
  in: (country: string) => CountryTerms
  /** In the editors' order, with their surcharges: gross, minor units. */
  shippers: { code: string; surcharge: number }[]
}

const forwarder = 'spedition'
const dhl = 'dhl'

/** Where editors list no shippers. */
const defaultShippers: readonly { name: string; value: number | null }[] = [{ name: 'dpd', value: 0 }]

/** The forwarder is always available, even when editors do not list it, because bulky goods need it. */
const unlisted = (shippers: readonly { code: string }[], { value }: Pick<StoreParameters, 'value'>) =>
  shippers.some(({ code }) => code === forwarder)
    ? []
    : [{ code: forwarder, surcharge: value('shippers', forwarder) ?? 0 }]

/** What DHL takes on top in a variant of its test; null when the test has no such variant, or is over. Gross, minor units. */
const surchargeIn = (variant: string | null, { value }: Pick<StoreParameters, 'value'>): number | null =>
  variant === null ? null : value(surchargeParameter, variant)

/** The variant that a cart is calculated with: the one stored with its checkout, otherwise the visitor's. Null without a test. */
export const surchargeVariantOf = (
  { stored, assigned }: { stored: string | null; assigned: string | null },
  parameters: Pick<StoreParameters, 'value'>,
): string | null => [stored, assigned].find((each) => surchargeIn(each, parameters) !== null) ?? null

/** GLS stands in where DPD is switched off (storefront.md §9). */
export const deliveryTerms = (
  store: { id: StoreId; country: string; taxRates: TaxRates },
  parameters: StoreParameters,
  surchargeVariant: string | null = null,
): DeliveryTerms => {
  const set = parameters.entries('shippers')
  const usable = set?.filter(({ value }) => value !== null) ?? []
  // Surcharges that do not fit leave nobody for parcels.
  const isUnfit = set?.length !== usable.length && usable.every(({ name }) => name === forwarder)
  const listed = isUnfit ? [...defaultShippers, ...usable] : usable
  const tested = surchargeIn(surchargeVariant, parameters)
  const shippers = (listed.length > 0 ? listed : defaultShippers).flatMap(({ name, value: surcharge }) => {
    const code = name === 'dpd' && !parameters.isOn('dpd') ? 'gls' : name
    return surcharge === null ? [] : [{ code, surcharge: code === dhl && tested !== null ? tested : surcharge }]
  })
  return {
    countries: [...new Set([store.country, ...parameters.value('shipping', 'countries')])],
    in: (country) => {
      const { cost, freeFrom } = shippingTerms(store, country, parameters)
      return { cost, freeFrom: freeFrom === null ? null : shownAmount(freeFrom, store.taxRates.standard, store.id) }
    },
    shippers: [...new Map([...shippers, ...unlisted(shippers, parameters)].map((each) => [each.code, each])).values()],
  }
}

/** A line as its delivery sees it. */
export type SentLine = { id: string; isBulky: boolean; deliveryFree: boolean; isPaid: boolean; isPrime: boolean }

/** Why a shipper can't be chosen (transactions.md §4). */
type ShipperInfo = 'DHL-GERMANY-ONLY' | 'PACKSTATION-DHL-ONLY'

export type ShipperState = {
  code: string
  isEnabled: boolean
  isSelected: boolean
  /** Gross, minor units. */
  cost: number
  positionIds: string[]
  info: ShipperInfo | null
}

export type Sending = {
  lines: readonly SentLine[]
  /** Worth of the goods as the store shows it, minor units. */
  value: number
  country: string
  /** True for a packing station, which DHL alone delivers to. */
  isStation: boolean
  /** The chosen shipper; null for the first available one. */
  shipperCode: string | null
  /** True when a voucher covers the delivery. */
  isFree: boolean
  /** A member of prime gets parcels for free, where all goods are eligible. */
  isOfMember: boolean
}

const infoOf = (code: string, { country, isStation }: Sending): ShipperInfo | null => {
  if (isStation && code !== dhl) return 'PACKSTATION-DHL-ONLY'
  return code === dhl && country !== 'DE' ? 'DHL-GERMANY-ONLY' : null
}

const costs = (lines: readonly SentLine[]): boolean => lines.some((line) => line.isPaid && !line.deliveryFree)

/** Whether parcels of these goods cost something as such, before a membership. */
const hasParcelCosts = (terms: DeliveryTerms, { lines, value, country, isFree }: Sending): boolean => {
  const { freeFrom } = terms.in(country)
  return !isFree && costs(lines.filter((line) => !line.isBulky)) && !(freeFrom !== null && value >= freeFrom)
}

const isEligible = ({ lines }: Sending): boolean => lines.every(({ isPaid, isPrime }) => !isPaid || isPrime)

/**
 * What a membership does for the delivery of parcels: free, or notAll where some goods are not eligible. Null for others, and where
 * parcels cost nothing anyway.
 */
export const primeDeliveryOf = (terms: DeliveryTerms, sending: Sending): 'free' | 'notAll' | null => {
  const isSaving = terms.in(sending.country).cost > 0 && hasParcelCosts(terms, sending)
  if (!sending.isOfMember || !isSaving) return null
  return isEligible(sending) ? 'free' : 'notAll'
}

/**
 * The available shippers with their costs. Parcels go by one shipper of the visitor's choice, free from a certain worth
 * of the goods; bulky goods go by the forwarder. A delivery of free items only costs nothing. A membership takes the costs of the parcel
 * away, not what a shipper takes on top, nor the forwarder.
 */
export const shippersOf = (terms: DeliveryTerms, sending: Sending): ShipperState[] => {
  const { lines, country, shipperCode, isFree } = sending
  const bulky = lines.filter((line) => line.isBulky)
  const parcels = lines.filter((line) => !line.isBulky)
  const cost = sending.isOfMember && isEligible(sending) ? 0 : terms.in(country).cost
  const isParcelFree = !hasParcelCosts(terms, sending)
  const states = terms.shippers.flatMap(({ code, surcharge }): ShipperState[] => {
    const carried = code === forwarder ? bulky : parcels
    if (carried.length === 0) return []
    const info = infoOf(code, sending)
    const takes = code === forwarder ? (isFree || !costs(bulky) ? 0 : surcharge) : isParcelFree ? 0 : cost + surcharge
    return [
      {
        code,
        isEnabled: info === null,
        isSelected: false,
        cost: takes,
        positionIds: carried.map(({ id }) => id),
        info,
      },
    ]
  })
  const choices = states.filter((state) => state.isEnabled && state.code !== forwarder)
  const chosen = choices.find((state) => state.code === shipperCode) ?? choices[0]
  return states.map((state) => ({ ...state, isSelected: state === chosen || state.code === forwarder }))
}

/**
 * The shipper that a change of the delivery type chooses: DHL for a packing station in Germany, otherwise none, so that the
 * first available one counts (transactions.md §4).
 */
export const shipperOfDelivery = (isStation: boolean, country: string): string | null =>
  isStation && country === 'DE' ? dhl : null

/** The amount missing for free delivery of parcels, as the store shows it, minor units; null when it is free already or never. */
export const missingForFree = (terms: DeliveryTerms, sending: Sending): number | null => {
  const { cost, freeFrom } = terms.in(sending.country)
  const isCharged = cost > 0 && hasParcelCosts(terms, sending) && primeDeliveryOf(terms, sending) !== 'free'
  return isCharged && freeFrom !== null ? freeFrom - sending.value : null
}
