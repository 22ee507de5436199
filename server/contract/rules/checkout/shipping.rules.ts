import { speditionFormFields } from '../../limits/checkout.ts'
import { type AddressViolation, addressViolation } from '../address.rules.ts'
import { addressParts } from '../address-fields.ts'
import { type FieldRule, violationOf } from '../fields.rules.ts'
import { isTyped, isWanted, type ShippingValues } from './shipping-fields.ts'

/** What is wrong with a field, as a code of `login.fault.*` or `checkout.fault.*`; null too for a field that does not count now. */
export function shippingViolation(name: string, values: ShippingValues): AddressViolation | null {
  const part = addressParts.find((each) => name.startsWith(`${each}.`))
  const field = part && name.slice(part.length + 1)
  if (part && field !== undefined && field !== 'deliveryEmail')
    return isTyped(values, part) ? addressViolation(part, field, values) : null
  const rule = ruleOf(name, values)
  const violation = rule && violationOf(rule, values)
  return violation && { area: 'login', ...violation }
}

/** Of fields besides those of an address. */
function ruleOf(name: string, values: ShippingValues): FieldRule | null {
  if (name === 'contact.email') return 'contact.email' in values ? { name, kind: 'email' } : null
  const ofForwarder = speditionFormFields.find(({ fieldName }) => name === `spedition.${fieldName}`)
  if (ofForwarder) {
    const { fieldName, isRequired, limit } = ofForwarder
    if (!(name in values)) return null
    return { name, isOptional: !isRequired, maxLength: limit, ...(fieldName === 'phone' && { kind: 'phone' as const }) }
  }
  const part = addressParts.find((each) => name === `${each}.deliveryEmail`)
  return part && isWanted(values, part) && values[`${part}.hasDeliveryEmail`] ? { name, kind: 'email' } : null
}
