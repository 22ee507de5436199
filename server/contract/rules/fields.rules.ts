import { accountLimits, passwordLength } from '../limits/account.ts'
import { accountEmail, phoneNumber } from '../limits/contact.ts'
import { cleanLine } from '../text/clean-text.ts'

/** What a field of an account's form must hold (transactions.md §5). */
export type FieldRule = {
  name: string
  kind?: 'email' | 'password' | 'phone' | 'tick' | 'choice'
  isOptional?: boolean
  /** Characters; of an e-mail address 80 when nothing else is said. */
  maxLength?: number
  /** The same as in another field. */
  sameAs?: string
}

type ViolationCode = 'required' | 'choose' | 'tick' | 'email' | 'password' | 'phone' | 'different' | 'long'
type Violation = { code: ViolationCode; limit: number }
type Values = Readonly<Record<string, string>>

/** Characters of each field. Of a post code the engine knows the form in each country. */
export const limits = { ...accountLimits, password: passwordLength, postCode: 10 } as const

export function violationOf(rule: FieldRule, values: Values): Violation | null {
  const { name, kind, isOptional = false, sameAs } = rule
  // Spaces are part of a password.
  const value = kind === 'password' ? (values[name] ?? '') : cleanLine(values[name] ?? '')
  if (value === '') return isOptional ? null : { code: missing(kind), limit: 0 }
  const maxLength = rule.maxLength ?? maxLengthOf(kind)
  if (kind === 'password' && (value.length < limits.password.min || value.length > maxLength)) {
    return { code: 'password', limit: maxLength }
  }
  if (value.length > maxLength) return { code: 'long', limit: maxLength }
  if (kind === 'email' && !accountEmail.test(value)) return { code: 'email', limit: 0 }
  if (kind === 'phone' && !phoneNumber.test(value)) return { code: 'phone', limit: 0 }
  return sameAs !== undefined && value !== values[sameAs] ? { code: 'different', limit: 0 } : null
}

function missing(kind: FieldRule['kind']): ViolationCode {
  if (kind === 'tick') return 'tick'
  return kind === 'choice' ? 'choose' : 'required'
}

function maxLengthOf(kind: FieldRule['kind']): number {
  if (kind === 'email') return limits.email
  if (kind === 'password') return limits.password.max
  return kind === 'phone' ? limits.phone : limits.line
}
