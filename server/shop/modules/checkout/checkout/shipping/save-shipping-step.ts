import type { AddressKind, ShippingStepInput, SpeditionField } from '#contract/generated/types.ts'
import { isBusinessStore } from '#contract/stores.ts'
import type { Transaction } from '#engine/db/database.ts'
import { formNames } from '#engine/modules/account/addresses/address.rules.ts'
import type { AddressRefusal } from '#engine/modules/account/addresses/addresses.service.ts'
import type { AddressRow } from '#engine/modules/account/addresses/addresses.tables.ts'
import { clean, cleanText } from '#engine/modules/account/visitors/accounts/account.rules.ts'
import type { CalculatedCart } from '../../cart/cart.service.ts'
import { type CheckoutChange, findCheckout, saveCheckout } from '../checkout.repository.ts'
import {
  deliveryOnCart,
  isCarried,
  needsSpedition,
  selectionOf,
  withDelivery,
  withOrganisation,
} from '../checkout.rules.ts'
import type { CheckoutRow } from '../checkout.tables.ts'
import type { Asking, CheckoutDependencies } from '../checkout-state.ts'
import { type CheckoutViolation, InvalidCheckoutError } from '../checkout-violations.ts'
import {
  deliveryEmailOf,
  enteredAddress,
  kindsOf,
  shippingFormViolations,
  speditionValues,
  speditionViolations,
} from './shipping-form.rules.ts'

type Saving = { trx: Transaction; asking: Asking; data: ShippingStepInput; dependencies: CheckoutDependencies }

const addressViolationCodes = {
  unknown: 'addressUnknown',
  full: 'addressBookFull',
  organisation: 'organisationAddress',
} as const satisfies Record<AddressRefusal, CheckoutViolation['code']>

/** Whether the step changes the address of an account: its answer tells then whether the new one has an account. */
export const asksForNewEmail = ({ identity }: Pick<Asking, 'identity'>, { contact }: ShippingStepInput): boolean =>
  identity.customerId !== null && contact?.changeEmail === true

/** The e-mail address of a guest; a customer's change is begun only when it was asked for (transactions.md §4). */
const saveContact = async ({ trx, asking, data, dependencies }: Saving): Promise<CheckoutViolation[]> => {
  const { identity, audience } = asking
  if (!data.contact || (identity.customerId !== null && !asksForNewEmail(asking, data))) return []
  const violations = await dependencies.visitors.changeEmail(trx, identity, { entered: data.contact.email, audience })
  return violations.map((violation) => ({ form: 'contact', ...violation }))
}

const bookOf = async ({ trx, asking, dependencies }: Saving): Promise<AddressRow[]> =>
  withOrganisation(await dependencies.addresses.list(trx, asking), isBusinessStore(asking.audience.store.id))

type AddressChoice = { row: AddressRow } | { violations: CheckoutViolation[] }

/** The address of a kind that the step is saved with: the one entered, the one chosen, or the default. */
const chooseAddress = async (
  saving: Saving,
  kind: AddressKind,
  fallback: AddressRow | null,
): Promise<AddressChoice> => {
  const { trx, asking, data, dependencies } = saving
  const form = formNames[kind]
  const entered = enteredAddress(data, kind)
  if (entered.form !== null) {
    const stored = await dependencies.addresses.put(trx, asking, kind, entered.form)
    if ('row' in stored) return stored
    return { violations: [{ form, fieldName: 'addressId', code: addressViolationCodes[stored.refusal] }] }
  }
  if (entered.id === null)
    return fallback ? { row: fallback } : { violations: [{ form, fieldName: 'addressId', code: 'addressMissing' }] }
  const row = (await bookOf(saving)).find((each) => each.kind === kind && each.id === entered.id)
  return row ? { row } : { violations: [{ form, fieldName: 'addressId', code: 'addressUnknown' }] }
}

const idColumns = {
  billing: 'billingAddressId',
  shipping: 'shippingAddressId',
  packstation: 'packstationId',
} as const satisfies Record<AddressKind, keyof CheckoutChange>

/** Stores the addresses of the delivery type; returns their columns and where the delivery goes. */
const saveAddresses = async (
  saving: Saving,
  row: CheckoutRow,
): Promise<{ change: CheckoutChange; delivery: AddressRow }> => {
  const { asking, data } = saving
  const book = await bookOf(saving)
  const before = selectionOf(book, row, isBusinessStore(asking.audience.store.id))
  const change: CheckoutChange = {}
  let delivery: AddressRow | null = null
  const violations: CheckoutViolation[] = []
  for (const kind of kindsOf(data.deliveryType)) {
    const chosen = await chooseAddress(saving, kind, before[kind])
    if ('violations' in chosen) violations.push(...chosen.violations)
    else {
      change[idColumns[kind]] = chosen.row.id
      delivery = chosen.row
    }
  }
  if (violations.length > 0 || delivery === null) throw new InvalidCheckoutError(violations)
  return { change, delivery }
}

/** The shipper that was asked for is one of this cart's, and all goods find one that can be chosen. */
const shipperViolations = (
  { calculation }: CalculatedCart,
  shipperCode: string | null | undefined,
): CheckoutViolation[] => {
  const violation = (code: CheckoutViolation['code']): CheckoutViolation[] => [
    { form: 'shipper', fieldName: 'shipperCode', code },
  ]
  if (shipperCode != null && !calculation.shippers.some(({ code }) => code === shipperCode)) return violation('shipper')
  if (isCarried(calculation)) return []
  return violation(calculation.sending.isStation && needsSpedition(calculation) ? 'packstationBulky' : 'shipperMissing')
}

/** What the step stores besides addresses; what the form leaves out stays. */
const changeOf = (
  { asking, data }: Saving,
  { spedition }: { spedition: readonly SpeditionField[] | null },
): CheckoutChange => ({
  deliveryType: data.deliveryType,
  ...(spedition !== null && { speditionFields: speditionValues(spedition) }),
  ...(isBusinessStore(asking.audience.store.id) &&
    data.orderReference !== undefined && { orderReference: clean(data.orderReference ?? '') || null }),
  ...(data.comment !== undefined && { comment: cleanText(data.comment ?? '') || null }),
  ...(data.billingDeliveryEmail !== undefined && { billingDeliveryEmail: deliveryEmailOf(data.billingDeliveryEmail) }),
  ...(data.shippingDeliveryEmail !== undefined && {
    shippingDeliveryEmail: deliveryEmailOf(data.shippingDeliveryEmail),
  }),
})

/**
 * The save sequence of the shipping step (transactions.md §4), in the caller's transaction and under the cart's lock: all
 * forms are judged, then spedition fields, order reference, contact data, addresses and delivery e-mails are stored.
 * Throws `InvalidCheckoutError`. A packing station takes its own shipper; one that can't go there gives way to the first that can.
 */
export const saveShippingStep = async (saving: Saving, cart: CalculatedCart): Promise<void> => {
  const { trx, asking, data, dependencies } = saving
  const { cartId } = asking
  const isBusiness = isBusinessStore(asking.audience.store.id)
  const row = withDelivery(await findCheckout(trx, cartId), await bookOf(saving), isBusiness)
  const spedition = needsSpedition(cart.calculation) ? (data.speditionFields ?? row.speditionFields) : null
  const contactViolations = await saveContact(saving)
  const violations = [
    ...contactViolations,
    ...shippingFormViolations(data),
    ...(spedition ? speditionViolations(spedition) : []),
  ]
  if (violations.length > 0) throw new InvalidCheckoutError(violations)

  const { change, delivery } = await saveAddresses(saving, row)
  const { countries } = cart.pricingContext.delivery
  if (!countries.includes(delivery.country))
    throw new InvalidCheckoutError([
      { form: formNames[delivery.kind], fieldName: 'country', code: 'countryNotDelivered' },
    ])
  await saveCheckout(trx, cartId, { ...changeOf(saving, { spedition }), ...change })
  const { deliveryCountry, shipperCode } = deliveryOnCart(data.deliveryType, delivery, countries)
  const chosen = data.shipperCode ?? (data.deliveryType === row.deliveryType ? cart.cart.shipperCode : null)
  await dependencies.carts.saveDelivery(trx, cartId, { deliveryCountry, shipperCode: shipperCode ?? chosen })
  const noShipper = shipperViolations(await dependencies.carts.lockCalculated(trx, asking), data.shipperCode)
  if (noShipper.length > 0) throw new InvalidCheckoutError(noShipper)
}
