import { packstationNumber, postNumber, speditionFormFields } from '#contract/limits/checkout.ts'
import { postCodeFormats } from '#contract/limits/contact.ts'
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
  postcode: { longest: limits.postCode },
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
  const form = rule?.form ?? (name.endsWith('.postcode') ? postCodeOf(name, values) : undefined)
  if (!rule || value === '' || !form || form.test(value)) return null
  return { area: 'checkout', code: rule.code ?? 'postcode', limit: 0 }
}

function postCodeOf(name: string, values: ShippingValues): RegExp | undefined {
  const country = name.startsWith('packstation.') ? 'DE' : values[name.replace(/postcode$/, 'country')]
  return postCodeFormats[country ?? '']
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
