import { type FieldRule, faultOf, limits } from '../../../lib/forms/fields.rules.ts'
import { type AddressPart, addressParts, isTyped, type ShippingValues } from './shipping-input.ts'

type Rule = FieldRule & { form?: RegExp; code?: string }

/** Forms of postcodes and packing stations; what is right for a town, the engine knows. */
const postCodes: Readonly<Record<string, RegExp>> = {
  DE: /^(?!00)\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
}

const person: readonly Rule[] = [
  { name: 'firstname', longest: limits.name },
  { name: 'lastname', longest: limits.name },
]

const town: readonly Rule[] = [{ name: 'postcode', longest: limits.postCode }, { name: 'city' }]

const ofAddress: readonly Rule[] = [
  { name: 'company' },
  ...person,
  { name: 'streetAndNumber' },
  { name: 'addition', isOptional: true },
  ...town,
  { name: 'country', kind: 'choice' },
  { name: 'phone', kind: 'phone', isOptional: true },
]

const ofPackstation: readonly Rule[] = [
  ...person,
  { name: 'postnumber', form: /^\d{6,10}$/, code: 'postnumber' },
  { name: 'packstation', form: /^[1-9]\d{2}$/, code: 'packstation' },
  ...town,
]

const rulesOf = (part: AddressPart) => (part === 'packstation' ? ofPackstation : ofAddress)

/** Fields of the step whose errors are shown, in the order in which they stand. */
export function shippingFields(speditionFields: readonly string[]): string[] {
  const of = (part: AddressPart) => rulesOf(part).map(({ name }) => `${part}.${name}`)
  return [
    'contact.email',
    ...of('billingAddress'),
    'billingDeliveryEmail.deliveryEmail',
    'deliveryType',
    ...of('shippingAddress'),
    'shippingDeliveryEmail.deliveryEmail',
    ...of('packstation'),
    'shipperCode',
    ...speditionFields.map((name) => `spedition.${name}`),
    'orderReference',
    'comment',
  ]
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
  return postCodes[country ?? '']
}

function ruleOf(name: string, values: ShippingValues): Rule | null {
  if (name === 'contact.email') return 'contact.email' in values ? { name, kind: 'email' } : null
  const isDeliveryEmail = /^(billing|shipping)DeliveryEmail\./.exec(name)
  if (isDeliveryEmail) {
    const isWanted = isDeliveryEmail[1] === 'billing' || values.deliveryType === 'shippingAddress'
    const isTicked = (values[`${isDeliveryEmail[1]}DeliveryEmail.hasDeliveryEmail`] ?? '') !== ''
    return isWanted && isTicked ? { name, kind: 'email' } : null
  }
  const part = addressParts.find((each) => name.startsWith(`${each}.`))
  if (!part || !isTyped(values, part)) return null
  const field = name.slice(part.length + 1)
  if (field === 'company' && values[`${part}.formType`] !== 'companyOrSchool') return null
  return rulesOf(part).find((rule) => rule.name === field) ?? null
}
