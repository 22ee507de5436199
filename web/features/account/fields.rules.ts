/** What a field of an account's form must hold (transactions.md §5). */
export type FieldRule = {
  name: string
  kind?: 'email' | 'password' | 'phone' | 'tick' | 'choice'
  isOptional?: boolean
  /** Characters; of an e-mail address 80 when nothing else is said. */
  longest?: number
  /** The same as in another field. */
  sameAs?: string
}

export type FaultCode = 'required' | 'choose' | 'tick' | 'email' | 'password' | 'phone' | 'different' | 'long'
export type Fault = { code: FaultCode; limit: number }
export type Values = Readonly<Record<string, string>>

/** transactions.md §9. */
export const limits = {
  email: 80,
  customerNumber: 80,
  password: { shortest: 3, longest: 35 },
  name: 60,
  line: 100,
  phone: 30,
  postCode: 10,
  vatRegistrationNo: 20,
} as const

/** Something before and behind one @, with a dot in the domain: what browsers and the engine take as well. */
const emailForm = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
const phoneForm = /^\+?[\d\s()/-]{5,}$/

export function faultOf(rule: FieldRule, values: Values): Fault | null {
  const { name, kind, isOptional = false, sameAs } = rule
  // Spaces are part of a password.
  const value = kind === 'password' ? (values[name] ?? '') : (values[name] ?? '').trim()
  if (value === '') return isOptional ? null : { code: missing(kind), limit: 0 }
  const longest = rule.longest ?? longestOf(kind)
  if (kind === 'password' && (value.length < limits.password.shortest || value.length > longest)) {
    return { code: 'password', limit: longest }
  }
  if (value.length > longest) return { code: 'long', limit: longest }
  if (kind === 'email' && !emailForm.test(value)) return { code: 'email', limit: 0 }
  if (kind === 'phone' && !phoneForm.test(value)) return { code: 'phone', limit: 0 }
  return sameAs !== undefined && value !== values[sameAs] ? { code: 'different', limit: 0 } : null
}

function missing(kind: FieldRule['kind']): FaultCode {
  if (kind === 'tick') return 'tick'
  return kind === 'choice' ? 'choose' : 'required'
}

function longestOf(kind: FieldRule['kind']): number {
  if (kind === 'email') return limits.email
  if (kind === 'password') return limits.password.longest
  return kind === 'phone' ? limits.phone : limits.line
}

/** All fields in their order (transactions.md §5). */
export function faultsOf(rules: readonly FieldRule[], values: Values): [name: string, Fault][] {
  return rules.flatMap((rule) => {
    const fault = faultOf(rule, values)
    return fault ? [[rule.name, fault] as [string, Fault]] : []
  })
}
