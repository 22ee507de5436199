import { UniqueEmail } from '#web/generated/operations.ts'
import { send } from '#web/lib/data/send.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import type { Arrival } from '../login/change-of-user.ts'
import type { Buyer } from './load-buyer.ts'

export type RegistrationProps = {
  target: string
  buyer: Buyer | null
  flash: Flash | null
  onDone: (arrival: Arrival) => Promise<void>
}

export const salutations = ['ms', 'mr', 'none'] as const

/**
 * Whether an account with this address exists. False when the check fails, so that a failure does not block the
 * registration.
 */
export async function isTaken(email: string): Promise<boolean> {
  const { data: answer } = await send(UniqueEmail, { email })
  return answer?.isUniqueEmail === false
}
