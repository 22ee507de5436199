import type { ShippingStepInput } from '../../generated/types.ts'
import type { AddressPart } from '../address-fields.ts'
import { addressInputOf } from '../address-input.ts'
import { deliveryTypeOf, idFieldOf, type ShippingValues, typedAddress } from './shipping-fields.ts'

/** The step's form as saveShippingStep takes it: by script, and by the edge where there is none. */
export function shippingInputOf(values: ShippingValues): ShippingStepInput {
  const text = (name: string) => values[name]?.trim() ?? ''
  const email = text('contact.email')
  const deliveryType = deliveryTypeOf(values)
  const speditionFields = Object.keys(values)
    .filter((name) => name.startsWith('spedition.'))
    .map((name) => ({ fieldName: name.slice('spedition.'.length), fieldValue: text(name) }))
  return {
    deliveryType,
    ...(email !== '' && { contact: { email, changeEmail: text('contact.changeEmail') !== '' } }),
    ...addressIn(values, 'billingAddress'),
    ...(deliveryType === 'shippingAddress' && addressIn(values, 'shippingAddress')),
    ...(deliveryType === 'packstation' && addressIn(values, 'packstation')),
    ...(text('shipper.shipperCode') !== '' && { shipperCode: text('shipper.shipperCode') }),
    ...(speditionFields.length > 0 && { speditionFields }),
    ...('miscellaneous.orderReference' in values && { orderReference: text('miscellaneous.orderReference') }),
    ...deliveryEmailIn(values, 'billingAddress'),
    ...(deliveryType !== 'sameAsBilling' && deliveryEmailIn(values, deliveryType)),
  }
}

/** The address that is typed, or the id of one from the book. */
function addressIn(values: ShippingValues, part: AddressPart): Partial<ShippingStepInput> {
  const id = values[idFieldOf(part)]
  if (id === typedAddress) return { [part]: addressInputOf(values, part) }
  return id ? { [idFieldOf(part)]: id } : {}
}

/** A delivery e-mail is saved only when its box is ticked, else it is emptied (transactions.md §5). */
function deliveryEmailIn(values: ShippingValues, part: AddressPart): Partial<ShippingStepInput> {
  const name = `${part}.deliveryEmail`
  if (!(name in values)) return {}
  const hasDeliveryEmail = (values[`${part}.hasDeliveryEmail`] ?? '') !== ''
  const input = { hasDeliveryEmail, deliveryEmail: hasDeliveryEmail ? (values[name]?.trim() ?? '') : null }
  return part === 'billingAddress' ? { billingDeliveryEmail: input } : { shippingDeliveryEmail: input }
}
