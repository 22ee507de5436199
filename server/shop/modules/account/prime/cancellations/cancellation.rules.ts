import { cancellationLimits as limits } from '#contract/limits/cancellation.ts'
import { clean, emailFaults, type Fault, lineFaults } from '../../visitors/accounts/account.rules.ts'

type Written = {
  kind: 'ordinary' | 'extraordinary'
  reason?: string | null | undefined
  name: string
  email: string
  contract?: string | null | undefined
  endsOn?: string | null | undefined
}

const optional = (fieldName: string, text: string | null | undefined, limit: number): Fault[] =>
  clean(text ?? '') === '' ? [] : lineFaults(fieldName, text ?? '', limit)

/** An ISO date that there is. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

const dayFaults = (endsOn: string): Fault[] =>
  endsOn === '' || isDay(endsOn) ? [] : [{ fieldName: 'endsOn', code: 'date' }]

/** What is wrong with a notice, in the order of the form. One for good cause says which (§ 312k (2) BGB). */
export const cancellationFaults = ({ kind, reason, name, email, contract, endsOn }: Written): Fault[] => [
  ...(kind === 'extraordinary'
    ? lineFaults('reason', reason ?? '', limits.reason)
    : optional('reason', reason, limits.reason)),
  ...lineFaults('name', name, limits.name),
  ...emailFaults('email', email),
  ...optional('contract', contract, limits.contract),
  ...dayFaults((endsOn ?? '').trim()),
]

const words = (text: string): string => ` ${text.toLocaleLowerCase('de').replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `

type Member = { email: string; lastName: string; numbers: readonly string[] }

/**
 * Whether a notice is a member's: by the e-mail address, together with the last name or a number of an order or of the customer. Anything
 * less is for a person to look at.
 */
export const isOf = (
  { name, email, contract }: { name: string; email: string; contract: string | null },
  member: Member,
): boolean => {
  if (email !== member.email.toLowerCase()) return false
  const number = (contract ?? '').replaceAll(/\D/g, '')
  return words(name).includes(words(member.lastName)) || (number !== '' && member.numbers.includes(number))
}
