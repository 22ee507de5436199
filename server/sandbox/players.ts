import { setTimeout as delay } from 'node:timers/promises'
import type { Back, Choice, Provider } from './choices.ts'
import type { Keys } from './keys/keys.ts'
import type { Ledger, SandboxPayment } from './ledger.ts'
import type { Delays, Message, Notifications } from './notifications.ts'

/** What one provider does with a visitor's choice. */
export type Player = {
  /** Carries the choice out; the answer is where the visitor is led, and what is sent along. */
  choose: (payment: SandboxPayment, choice: Choice) => Back
  /** The notification of that; forged: it says that all went well, and is not signed rightly. Null when there is nothing to say. */
  messageOf: (payment: SandboxPayment, isForged: boolean) => Message | null
}

export const withQuery = ({ url, fields }: Back): string => {
  const address = new URL(url)
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value)
  return address.href
}

export type Players = Record<Provider, Player>

/** What the parts of the sandbox share. */
export type Stage = {
  keys: Keys
  ledger: Ledger
  notifications: Notifications
  delays: Delays
  /** Public address of the sandbox, without a slash at the end. */
  url: string
  /** Where PayPal and Amazon send notifications, as they would be registered in their portals. */
  webhooks: { paypal: string; amazon: string }
}

/** Sends a payment's notification in the way that the visitor has chosen. */
export const tellShop = async ({ notifications }: Stage, player: Player, payment: SandboxPayment): Promise<void> => {
  const how = payment.choice?.notification ?? 'after'
  const message = player.messageOf(payment, how === 'forged')
  if (message) await notifications.notify(message, how)
}

/** Plays a trouble once: the next call of the kind has an effect, or none, and is answered after the shop has given up. */
export const playTrouble = async (
  { delays }: Stage,
  payment: SandboxPayment | undefined,
  trouble: 'answerLost' | 'chargeLost' | 'inquiryTimeout',
): Promise<void> => {
  if (payment?.choice?.trouble !== trouble) return
  payment.choice = { ...payment.choice, trouble: 'none' }
  await delay(delays.lost, undefined, { ref: false })
}

/** Whether a refund is still under way; each question about it is the last that hears so. */
export const isRefundPending = (payment: SandboxPayment): boolean => {
  const isPending = payment.data.refund === 'pending'
  if (isPending) payment.data = { ...payment.data, refund: 'completed' }
  return isPending
}

/** What a success authorises: the amount that was asked for, or a euro more where that was chosen. */
export const chargedAmount = ({ amount }: SandboxPayment, { notification }: Choice): number =>
  notification === 'otherAmount' ? amount + 100 : amount
