import type { FastifyInstance } from 'fastify'
import type { Outcome } from '../choices.ts'
import { newId, type SandboxPayment } from '../ledger.ts'
import { type Player, playTrouble, type Stage, tellShop } from '../players.ts'
import { orderOf } from './paypal.ts'
import { type ById, cents, type Money, refuse, refuseEntity, refuseUnknown } from './requests.ts'

type Unit = {
  invoice_id?: string
  custom_id?: string
  amount: Money & { breakdown?: Record<string, Money> }
  items?: { unit_amount: Money; quantity: string }[]
}

type OrderBody = {
  intent: string
  purchase_units: Unit[]
  payment_source?: {
    paypal?: {
      experience_context?: { return_url?: string; cancel_url?: string; locale?: string }
      attributes?: { vault?: { store_in_vault?: string } }
      vault_id?: string
    }
  }
}

type Scene = { stage: Stage; player: Player }

/** Calls about orders: open, read, capture. */
export function orderRoutes(calls: FastifyInstance, stage: Stage, player: Player): void {
  const { ledger } = stage

  calls.post<{ Body: string }>('/paypal/v2/checkout/orders', async ({ body, headers }, reply) => {
    const { intent, purchase_units, payment_source } = JSON.parse(body) as OrderBody
    const unit = purchase_units[0]
    const { return_url, cancel_url, locale } = payment_source?.paypal?.experience_context ?? {}
    const key = headers['paypal-request-id']
    const { vault_id, attributes } = payment_source?.paypal ?? {}
    if (unit && key && vault_id) {
      const first = ledger.findBy(({ data }) => data.vaultId === vault_id)
      if (!first || first.choice?.trouble === 'renewalRefused') return refuseEntity(reply, 'INSTRUMENT_DECLINED')
      const charged = ledger.once(`paypal order ${String(key)}`, () => chargeAgain(stage, unit, first))
      await playTrouble(stage, first, 'chargeLost')
      return reply.code(201).send(orderOf(stage, charged))
    }
    if (!unit || intent !== 'CAPTURE' || !return_url || !cancel_url || !key)
      return refuse(reply, 400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
    const wrong = amountIssue(unit)
    if (wrong) return refuseEntity(reply, wrong)
    const language = locale?.startsWith('en') ? 'en' : 'de'
    const payment = ledger.once(`paypal order ${String(key)}`, () =>
      openOrder(stage, unit, { success: return_url, cancel: cancel_url, language }),
    )
    if (attributes?.vault?.store_in_vault === 'ON_SUCCESS') payment.data.vaultId ??= newId(12)
    return reply.code(201).send(orderOf(stage, payment))
  })

  calls.get<ById>('/paypal/v2/checkout/orders/:id', async ({ params }, reply) => {
    const payment = ledger.find(params.id)
    await playTrouble(stage, payment, 'inquiryTimeout')
    return payment ? reply.send(orderOf(stage, payment)) : refuseUnknown(reply)
  })

  calls.post<ById>('/paypal/v2/checkout/orders/:id/capture', async ({ params, headers }, reply) => {
    const payment = ledger.find(params.id)
    if (!payment) return refuseUnknown(reply)
    const key = headers['paypal-request-id']
    const issue = ledger.once(key && `paypal capture ${String(key)}`, () => capture({ stage, player }, payment))
    if (issue !== null) return refuseEntity(reply, issue)
    await tellShop(stage, player, payment)
    await playTrouble(stage, payment, 'answerLost')
    return reply.code(201).send(orderOf(stage, payment))
  })
}

/** PayPal's own checks of the sums; null when they are right. */
function amountIssue({ amount, items = [] }: Unit): string | null {
  if (!/^\d+\.\d{2}$/.test(amount.value)) return 'INVALID_PARAMETER_SYNTAX'
  const { breakdown } = amount
  if (!breakdown) return items.length > 0 ? 'ITEM_TOTAL_REQUIRED' : null
  const { item_total, tax_total, shipping, discount } = breakdown
  const part = (money: Money | undefined) => (money ? cents(money) : 0)
  if (part(item_total) + part(tax_total) + part(shipping) - part(discount) !== cents(amount)) return 'AMOUNT_MISMATCH'
  const sum = items.reduce((total, { unit_amount, quantity }) => total + cents(unit_amount) * Number(quantity), 0)
  return items.length > 0 && sum !== part(item_total) ? 'ITEM_TOTAL_MISMATCH' : null
}

function openOrder(
  { ledger, webhooks }: Stage,
  unit: Unit,
  { success, cancel, language }: { success: string; cancel: string; language: 'de' | 'en' },
): SandboxPayment {
  return ledger.add({
    id: newId(17),
    provider: 'paypal',
    reference: unit.custom_id ?? '',
    amount: cents(unit.amount),
    currency: unit.amount.currency_code,
    language,
    urls: { success, failure: success, cancel, notify: webhooks.paypal },
    status: 'open',
    authorised: 0,
    captured: 0,
    refunded: 0,
    choice: null,
    data: { invoiceId: unit.invoice_id ?? '' },
  })
}

/** A later payment by an account that was kept: captured with its order. */
function chargeAgain({ ledger }: Stage, unit: Unit, { urls, language }: SandboxPayment): SandboxPayment {
  const amount = cents(unit.amount)
  return ledger.add({
    id: newId(17),
    provider: 'paypal',
    reference: unit.custom_id ?? '',
    amount,
    currency: unit.amount.currency_code,
    language,
    urls,
    status: 'captured',
    authorised: amount,
    captured: amount,
    refunded: 0,
    choice: { outcome: 'approve', notification: 'never', trouble: 'none' },
    data: { invoiceId: unit.invoice_id ?? '', captureId: newId(17) },
  })
}

/** Null, or the issue for which it is refused. */
function capture(scene: Scene, payment: SandboxPayment): string | null {
  const { outcome } = payment.choice ?? {}
  if (payment.data.captureId) return 'ORDER_ALREADY_CAPTURED'
  if (payment.status !== 'approved') return 'ORDER_NOT_APPROVED'
  const { invoiceId } = payment.data
  const isTaken = ({ data }: SandboxPayment) => data.invoiceId === invoiceId && data.captureId !== undefined
  if (invoiceId && scene.stage.ledger.findBy(isTaken)) return 'DUPLICATE_INVOICE_ID'
  if (outcome === 'decline') {
    payment.status = 'open'
    return 'INSTRUMENT_DECLINED'
  }
  payment.data.captureId = newId(17)
  if (outcome === 'captureDeclined') payment.status = 'declined'
  else if (isChecked(outcome)) payment.status = 'pending'
  else take(payment)
  if (isChecked(outcome)) completeLater(scene, payment)
  return null
}

const isChecked = (outcome: Outcome | undefined): boolean => outcome === 'pending' || outcome === 'pendingThenDeclined'

function take(payment: SandboxPayment): void {
  payment.status = 'captured'
  payment.captured = payment.authorised
}

/** A payment that PayPal checks is settled later, and told then. */
function completeLater({ stage, player }: Scene, payment: SandboxPayment): void {
  stage.notifications.later(stage.delays.after * 5, async () => {
    if (payment.choice?.outcome === 'pending') take(payment)
    else payment.status = 'declined'
    await tellShop(stage, player, payment)
  })
}
