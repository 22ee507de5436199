import type { FastifyInstance } from 'fastify'
import type { SandboxPayment } from '../ledger.ts'
import { type Player, playTrouble, type Stage, tellShop } from '../players.ts'
import { chargeOf, takeCharge } from './amazon.ts'
import { type Amount, type ById, cents, refuse, type WithBody } from './requests.ts'

/** Calls about charges: read, capture, cancel. */
export function chargeRoutes(calls: FastifyInstance, stage: Stage, player: Player): void {
  const { ledger } = stage
  const chargeBy = (id: string) => ledger.findBy(({ data }) => data.chargeId === id)

  calls.get<ById>('/amazon/v2/charges/:id', async ({ params }, reply) => {
    const payment = chargeBy(params.id)
    await playTrouble(stage, payment, 'inquiryTimeout')
    if (!payment) return refuse(reply, 404, 'ResourceNotFound')
    const charge = chargeOf(payment)
    if (payment.status === 'capturing') takeCharge(payment, payment.authorised)
    return reply.send(charge)
  })

  calls.post<ById & WithBody>('/amazon/v2/charges/:id/capture', async ({ params, body, headers }, reply) => {
    const payment = chargeBy(params.id)
    if (!payment) return refuse(reply, 404, 'ResourceNotFound')
    const { captureAmount } = JSON.parse(body) as { captureAmount: Amount }
    const key = `amazon capture ${String(headers['x-amz-pay-idempotency-key'])}`
    const error = ledger.once(key, () => capture(payment, cents(captureAmount.amount)))
    if (error) return refuse(reply, 422, error)
    await tellShop(stage, player, payment)
    await playTrouble(stage, payment, 'answerLost')
    const isInitiated = payment.choice?.trouble === 'capturePending'
    return reply.send(chargeOf(isInitiated ? { ...payment, status: 'capturing' } : payment))
  })

  calls.delete<ById>('/amazon/v2/charges/:id/cancel', async ({ params }, reply) => {
    const payment = chargeBy(params.id)
    if (!payment) return refuse(reply, 404, 'ResourceNotFound')
    if (payment.status === 'captured') return refuse(reply, 422, 'InvalidChargeStatus')
    payment.status = 'cancelled'
    await tellShop(stage, player, payment)
    return reply.send(chargeOf(payment))
  })
}

/** Null, or the code for which it is refused. */
function capture(payment: SandboxPayment, amount: number): string | null {
  if (payment.choice?.trouble === 'captureRefused') return 'AmazonRejected'
  if (payment.status !== 'authorised' || amount > payment.authorised) return 'InvalidChargeStatus'
  if (payment.choice?.trouble === 'capturePending') payment.status = 'capturing'
  else takeCharge(payment, amount)
  return null
}
