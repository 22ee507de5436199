import type { ThankYouFragment } from '#web/generated/operations.ts'

const nothing = { stringValue: '0,00 €', amount: 0 }
const address = {
  salutation: 'none' as const,
  firstName: 'Erika',
  lastName: 'Muster',
  schoolOrCompany: null,
  street: 'Schulweg 7',
  addressAddition: null,
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
  countryLabel: 'Deutschland',
  isStation: false,
  postNumber: null,
}

/** What an editor's order has where `preview-json` says nothing else. */
const sample: ThankYouFragment = {
  order: {
    orderId: '900000000',
    state: 'placed',
    isMembership: false,
    orderedAt: Date.UTC(2026, 0, 1, 12),
    paymentId: 'INVOICE',
    paymentMethod: 'Rechnung',
    isPaid: false,
    totalAmount: nothing,
    netAmount: nothing,
    discount: nothing,
    voucherCode: null,
    shippingCost: nothing,
    taxes: [],
    deliveryAddress: address,
    billingAddress: address,
    email: 'erika@example.org',
    orderReference: null,
    shipperName: 'DHL',
    deliveryText: null,
    documents: [],
    items: [],
  },
  orderPath: null,
  canRegister: false,
  transfer: null,
}

/**
 * The order that an editor describes in the address (transactions.md §2): JSON with any of the fields of a confirmation. Null for
 * anything else. Values of another kind than the field's are left out.
 */
export function previewedOrder(json: string | null | undefined): ThankYouFragment | null {
  if (!json) return null
  try {
    const given: unknown = JSON.parse(json)
    return isRecord(given) ? (filled(sample, given) as ThankYouFragment) : null
  } catch {
    return null
  }
}

function filled(model: unknown, given: unknown): unknown {
  if (!isRecord(model)) return typeof given === typeof model && !Array.isArray(model) ? given : model
  if (!isRecord(given)) return model
  return Object.fromEntries(Object.entries(model).map(([name, value]) => [name, filled(value, given[name])]))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
