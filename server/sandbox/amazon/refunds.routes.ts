import type { FastifyInstance } from 'fastify'
import type { SandboxPayment } from '../ledger.ts'
import { isRefundPending, type Player, playTrouble, type Stage, tellShop } from '../players.ts'
import { type Amount, type ById, cents, refuse, type WithBody } from './requests.ts'

/** Calls about refunds: begin one, read one. */
export function refundRoutes(calls: FastifyInstance, stage: Stage, player: Player): void {
  const { ledger } = stage

  calls.post<WithBody>('/amazon/v2/refunds', async ({ body, headers }, reply) => {
    const { chargeId, refundAmount } = JSON.parse(body) as { chargeId: string; refundAmount: Amount }
    const payment = ledger.findBy(({ data }) => data.chargeId === chargeId)
    if (!payment) return refuse(reply, 404, 'ResourceNotFound')
    const key = `amazon refund ${String(headers['x-amz-pay-idempotency-key'])}`
    const error = ledger.once(key, () => refund(payment, cents(refundAmount.amount)))
    if (error) return refuse(reply, 422, error)
    await tellShop(stage, player, payment)
    await playTrouble(stage, payment, 'answerLost')
    const state = payment.choice?.trouble === 'refundPending' ? 'RefundInitiated' : 'Refunded'
    const statusDetails = { state, reasonCode: null }
    return reply.code(201).send({ refundId: payment.data.refundId, chargeId, refundAmount, statusDetails })
  })

  calls.get<ById>('/amazon/v2/refunds/:id', async ({ params }, reply) => {
    const payment = ledger.findBy(({ data }) => data.refundId === params.id)
    if (!payment) return refuse(reply, 404, 'ResourceNotFound')
    const state = isRefundPending(payment) ? 'RefundInitiated' : 'Refunded'
    return reply.send({ refundId: params.id, chargeId: payment.data.chargeId, statusDetails: { state } })
  })
}

/** Null, or the code for which it is refused. */
function refund(payment: SandboxPayment, amount: number): string | null {
  const { permissionId } = payment.data
  const isTooMuch = payment.refunded + amount > payment.captured
  if (payment.choice?.trouble === 'refundRefused' || isTooMuch) return 'TransactionAmountExceeded'
  payment.refunded += amount
  payment.data.refund = payment.choice?.trouble === 'refundPending' ? 'pending' : 'completed'
  payment.data.refundId = `${permissionId}-R${String(payment.refunded).padStart(6, '0')}`
  return null
}
