import { UniqueEmail } from '../../../generated/operations.ts'
import { queryOptional } from '../../../lib/data/query-optional.ts'
import type { Flash } from '../../../lib/page/flash.ts'
import type { ActionAnswer } from '../forms/post-action.ts'

export type RegistrationProps = {
  target: string
  flash: Flash | null
  onDone: (answer: ActionAnswer) => Promise<void>
}

export const salutations = ['ms', 'mr', 'none'] as const

/** Whether there is an account with the address already; not knowing is no reason to keep anybody from going on. */
export async function isTaken(email: string): Promise<boolean> {
  const answer = await queryOptional({}, UniqueEmail, { email })
  return answer?.isUniqueEmail === false
}

/** What a form holds, without spaces around what was typed; passwords stay as they are. */
export function trimmed(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, /password/i.test(name) ? value : value.trim()]),
  )
}
