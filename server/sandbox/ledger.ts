import { randomBytes } from 'node:crypto'
import type { Back, Choice, Provider, Way } from './choices.ts'

export type PaymentStatus =
  | 'open'
  | 'approved'
  | 'pending'
  | 'authorised'
  | 'capturing'
  | 'captured'
  | 'declined'
  | 'cancelled'

/** A payment as the sandbox keeps it. Amounts are minor units. */
export type SandboxPayment = {
  /** PayID, PayPal's order, Amazon's checkout session: in the address of its page. */
  id: string
  provider: Provider
  /** What the shop calls it. */
  reference: string
  amount: number
  currency: string
  language: 'de' | 'en'
  /** Absolute addresses of the shop. */
  urls: { success: string; failure: string; cancel: string; notify: string }
  status: PaymentStatus
  /** What was authorised; another amount than asked for, when that was chosen. */
  authorised: number
  captured: number
  refunded: number
  /** Null until the visitor has chosen. */
  choice: Choice | null
  /** Where the choice leads; it stays so when it is made twice. */
  back?: Back & { way: Way }
  /** What the provider's own calls need. */
  data: Record<string, string>
}

/** Everything the sandbox knows, in memory: it forgets when it ends. */
export const createLedger = () => {
  const payments = new Map<string, SandboxPayment>()
  /** Answers by idempotency key: the same call again has the same effect, once. */
  const answers = new Map<string, unknown>()

  return {
    add: (payment: SandboxPayment): SandboxPayment => {
      payments.set(payment.id, payment)
      return payment
    },
    find: (id: string): SandboxPayment | undefined => payments.get(id),
    findBy: (isMeant: (payment: SandboxPayment) => boolean): SandboxPayment | undefined =>
      [...payments.values()].find(isMeant),
    /** The newest first. */
    all: (): SandboxPayment[] => [...payments.values()].reverse(),
    once: <Answer>(key: string | undefined, work: () => Answer): Answer => {
      if (key === undefined) return work()
      if (!answers.has(key)) answers.set(key, work())
      return answers.get(key) as Answer
    },
  }
}

export type Ledger = ReturnType<typeof createLedger>

/** Upper-case letters and digits, as providers make their ids. */
export const newId = (length: number): string =>
  [...randomBytes(length)].map((byte) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[byte % 32]).join('')

export const newHexId = (): string => randomBytes(16).toString('hex')
