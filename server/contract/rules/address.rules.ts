import { packstationCountry, packstationNumber, postNumber } from '../limits/checkout.ts'
import { stationOf, streetViolation } from '../text/address-words.ts'
import { cleanLine } from '../text/clean-text.ts'
import { isNearPostCode } from '../text/near-post-code.ts'
import { type AddressPart, type AddressValues, fieldsOf } from './address-fields.ts'
import { type FieldRule, limits, violationOf } from './fields.rules.ts'

/** A rule with the form that a value must have, and the code of its violation. */
type Rule = Omit<FieldRule, 'name'> & { form?: RegExp; code?: string }

/** Rules by the field's name within its address. */
const rules: Readonly<Record<string, Rule>> = {
  company: {},
  firstname: { maxLength: limits.name },
  lastname: { maxLength: limits.name },
  streetAndNumber: {},
  addition: { isOptional: true },
  postnumber: { form: postNumber, code: 'postnumber' },
  packstation: {},
  postcode: { maxLength: limits.postCode },
  city: {},
  country: { kind: 'choice' },
  phone: { kind: 'phone', isOptional: true },
}

/** A code of `login.fault.*` or `checkout.fault.*`. */
export type AddressViolation = { area: 'login' | 'checkout'; code: string; limit: number }

/** What is wrong with a field of an address. `field`: its name within the address. */
export function addressViolation(part: AddressPart, field: string, values: AddressValues): AddressViolation | null {
  if (field === 'company' && values[`${part}.formType`] !== 'companyOrSchool') return null
  const rule = fieldsOf(part).includes(field) ? rules[field] : undefined
  if (!rule) return null
  const name = `${part}.${field}`
  const violation = violationOf({ ...rule, name }, values)
  if (violation) return { area: 'login', ...violation }
  const value = cleanLine(values[name] ?? '')
  if (field === 'postcode' && !isNearPostCode(values[`${part}.country`] || packstationCountry, value))
    return { area: 'checkout', code: 'postcode', limit: 0 }
  const found = field === 'streetAndNumber' ? streetViolation(value) : null
  if (
    found === 'station' ||
    (found === 'postbox' && (part !== 'billingAddress' || values.deliveryType === 'sameAsBilling'))
  )
    return { area: 'checkout', code: found, limit: 0 }
  if (field === 'packstation')
    return packstationNumber.test(stationOf(value).replace(/^Postfiliale /, ''))
      ? null
      : { area: 'checkout', code: 'packstation', limit: 0 }
  if (!rule.form || !rule.code || value === '' || rule.form.test(value)) return null
  return { area: 'checkout', code: rule.code, limit: 0 }
}
