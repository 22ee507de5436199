import type { FastifyInstance } from 'fastify'
import { newId, type SandboxPayment } from '../ledger.ts'
import { isRefundPending, type Player, playTrouble, type Stage, tellShop } from '../players.ts'
import { captureOf, value } from './paypal.ts'
import { type ById, cents, type Money, refuseEntity, refuseUnknown } from './requests.ts'

/** Calls about captures and what is refunded of them. */
export function captureRoutes(calls: FastifyInstance, stage: Stage, player: Player): void {
  const { ledger } = stage
  const captureBy = (id: string) => ledger.findBy(({ data }) => data.captureId === id)

  calls.get<ById>('/paypal/v2/payments/captures/:id', async ({ params }, reply) => {
    const payment = captureBy(params.id)
    return payment ? reply.send(captureOf(payment)) : refuseUnknown(reply)
  })

  calls.post<ById & { Body: string | undefined }>(
    '/paypal/v2/payments/captures/:id/refund',
    async ({ params, body, headers }, reply) => {
      const payment = captureBy(params.id)
      if (!payment) return refuseUnknown(reply)
      const { amount } = JSON.parse(body || '{}') as { amount?: Money }
      const wanted = amount ? cents(amount) : payment.captured - payment.refunded
      const key = headers['paypal-request-id']
      const issue = ledger.once(key && `paypal refund ${String(key)}`, () => refund(payment, wanted))
      if (issue !== null) return refuseEntity(reply, issue)
      await tellShop(stage, player, payment)
      await playTrouble(stage, payment, 'answerLost')
      return reply.code(201).send({
        id: payment.data.refundId,
        status: payment.choice?.trouble === 'refundPending' ? 'PENDING' : 'COMPLETED',
        amount: { currency_code: payment.currency, value: value(wanted) },
      })
    },
  )

  calls.get<ById>('/paypal/v2/payments/refunds/:id', async ({ params }, reply) => {
    const payment = ledger.findBy(({ data }) => data.refundId === params.id)
    if (!payment) return refuseUnknown(reply)
    return reply.send({ id: params.id, status: isRefundPending(payment) ? 'PENDING' : 'COMPLETED' })
  })
}

/** Null, or the issue for which it is refused. */
function refund(payment: SandboxPayment, amount: number): string | null {
  if (payment.choice?.trouble === 'refundRefused') return 'TRANSACTION_REFUSED'
  if (payment.refunded + amount > payment.captured) return 'REFUND_AMOUNT_EXCEEDED'
  payment.refunded += amount
  payment.data.refundId = newId(17)
  payment.data.refund = payment.choice?.trouble === 'refundPending' ? 'pending' : 'completed'
  return null
}
