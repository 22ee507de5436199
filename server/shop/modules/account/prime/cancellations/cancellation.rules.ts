import { cancellationLimits } from '#contract/limits/cancellation.ts'
import { cancellationRules } from '#contract/rules/service-forms.rules.ts'
import { formViolations, lineViolations, type Violation } from '../../visitors/accounts/account.rules.ts'

type CancellationForm = {
  kind: 'ordinary' | 'extraordinary'
  reason?: string | null | undefined
  name: string
  email: string
  contract?: string | null | undefined
  endsOn?: string | null | undefined
}

/** An ISO date that there is. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

const dayViolations = (endsOn: string): Violation[] =>
  endsOn === '' || isDay(endsOn) ? [] : [{ fieldName: 'endsOn', code: 'date' }]

/** What is wrong with a notice, in the order of the form. One for good cause says which (§ 312k (2) BGB). */
export const cancellationViolations = (form: CancellationForm): Violation[] =>
  formViolations(cancellationRules(), form, {
    kind: () => [],
    ...(form.kind === 'extraordinary' && {
      reason: (reason) => lineViolations('reason', reason, cancellationLimits.reason),
    }),
    endsOn: (endsOn) => dayViolations(endsOn.trim()),
  })

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
