import { packstationNumber, postNumber, speditionFormFields } from '#contract/limits/checkout.ts'
import { anyPostCode, isUnusualPostCode } from '#contract/limits/contact.ts'
import { type FieldRule, faultOf, limits } from '../../../lib/forms/fields.rules.ts'
import { addressParts, fieldsOf, isTyped, isWanted, type ShippingValues } from './shipping-fields.ts'

type Rule = FieldRule & { form?: RegExp; code?: string }

/** Rules by the field's name within its address. */
const rules: Readonly<Record<string, Omit<Rule, 'name'>>> = {
  company: {},
  firstname: { longest: limits.name },
  lastname: { longest: limits.name },
  streetAndNumber: {},
  addition: { isOptional: true },
  postnumber: { form: postNumber, code: 'postnumber' },
  packstation: { form: packstationNumber, code: 'packstation' },
  postcode: { longest: limits.postCode, form: anyPostCode, code: 'postcode' },
  city: {},
  country: { kind: 'choice' },
  phone: { kind: 'phone', isOptional: true },
}

/** What is wrong with a field, as a code of `login.fault.*` or `checkout.fault.*`; null too for a field that does not count now. */
export function shippingFault(
  name: string,
  values: ShippingValues,
): { area: 'login' | 'checkout'; code: string; limit: number } | null {
  const rule = ruleOf(name, values)
  const fault = rule && faultOf({ ...rule, name }, values)
  if (fault) return { area: 'login', ...fault }
  const value = values[name]?.trim() ?? ''
  if (!rule?.form || !rule.code || value === '' || rule.form.test(value)) return null
  return { area: 'checkout', code: rule.code, limit: 0 }
}

/** What is unusual about a place, as a text of its own: the form can be sent with it. `towns` are those known of the postcode. */
export function placeWarning(
  { country, postcode, city }: { country: string; postcode: string; city: string },
  towns: readonly string[],
): 'checkout.postcode.unusual' | 'checkout.city.other' | null {
  if (isUnusualPostCode(country, postcode)) return 'checkout.postcode.unusual'
  const entered = city.toLocaleLowerCase('de')
  const isKnown = (town: string) => entered.startsWith(town) || town.startsWith(entered)
  if (entered === '' || towns.length === 0 || towns.some((town) => isKnown(town.toLocaleLowerCase('de')))) return null
  return 'checkout.city.other'
}

function ruleOf(name: string, values: ShippingValues): Rule | null {
  if (name === 'contact.email') return 'contact.email' in values ? { name, kind: 'email' } : null
  const ofForwarder = speditionFormFields.find(({ fieldName }) => name === `spedition.${fieldName}`)
  if (ofForwarder) {
    const { fieldName, isRequired, limit } = ofForwarder
    if (!(name in values)) return null
    return { name, isOptional: !isRequired, longest: limit, ...(fieldName === 'phone' && { kind: 'phone' as const }) }
  }
  const part = addressParts.find((each) => name.startsWith(`${each}.`))
  if (!part || !isWanted(values, part)) return null
  const field = name.slice(part.length + 1)
  if (field === 'deliveryEmail') return values[`${part}.hasDeliveryEmail`] ? { name, kind: 'email' } : null
  if (!isTyped(values, part)) return null
  if (field === 'company' && values[`${part}.formType`] !== 'companyOrSchool') return null
  const rule = fieldsOf(part).includes(field) ? rules[field] : undefined
  return rule ? { name, ...rule } : null
}
