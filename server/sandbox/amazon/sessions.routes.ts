import type { FastifyInstance } from 'fastify'
import type { Choice } from '../choices.ts'
import type { SandboxPayment } from '../ledger.ts'
import { type Player, playTrouble, type Stage, tellShop } from '../players.ts'
import { openCharge, permissionOf, sessionOf, takeCharge } from './amazon.ts'
import { type Amount, type ById, cents, refuse, type WithBody } from './requests.ts'

type SessionUpdate = {
  webCheckoutDetails?: { checkoutResultReturnUrl?: string; checkoutCancelUrl?: string }
  paymentDetails?: { paymentIntent?: string; canHandlePendingAuthorization?: boolean; chargeAmount?: Amount }
  merchantMetadata?: { merchantReferenceId?: string }
}

/** Calls about sessions of the checkout: read, update with amount and return addresses, complete. */
export function sessionRoutes(calls: FastifyInstance, stage: Stage, player: Player): void {
  const sessionBy = (id: string) => {
    const payment = stage.ledger.find(id)
    return payment?.provider === 'amazon' ? payment : undefined
  }

  calls.get<ById>('/amazon/v2/checkoutSessions/:id', async ({ params }, reply) => {
    const payment = sessionBy(params.id)
    await playTrouble(stage, payment, 'inquiryTimeout')
    return payment ? reply.send(sessionOf(stage, payment)) : refuse(reply, 404, 'ResourceNotFound')
  })

  calls.patch<ById & WithBody>('/amazon/v2/checkoutSessions/:id', async ({ params, body }, reply) => {
    const payment = sessionBy(params.id)
    if (!payment) return refuse(reply, 404, 'ResourceNotFound')
    if (payment.status !== 'open') return refuse(reply, 422, 'InvalidCheckoutSessionStatus')
    if (!update(payment, JSON.parse(body) as SessionUpdate)) return refuse(reply, 400, 'InvalidParameterValue')
    return reply.send(sessionOf(stage, payment))
  })

  calls.post<ById & WithBody>('/amazon/v2/checkoutSessions/:id/complete', async ({ params, body }, reply) => {
    const payment = sessionBy(params.id)
    if (!payment) return refuse(reply, 404, 'ResourceNotFound')
    const { chargeAmount } = JSON.parse(body) as { chargeAmount?: Amount }
    if (!chargeAmount || cents(chargeAmount.amount) !== payment.amount)
      return refuse(reply, 400, 'InvalidParameterValue')
    if (payment.status === 'declined' || payment.status === 'cancelled')
      return refuse(reply, 422, 'CheckoutSessionCanceled')
    if (payment.status !== 'approved' || !payment.choice) return refuse(reply, 422, 'InvalidCheckoutSessionStatus')
    if (payment.choice.trouble === 'completionPending') {
      payment.choice = { ...payment.choice, trouble: 'none' }
      return reply.code(202).send(sessionOf(stage, payment))
    }
    const { isPending } = complete({ stage, player }, payment, payment.choice)
    await tellShop(stage, player, payment)
    await playTrouble(stage, payment, 'answerLost')
    return reply.code(isPending ? 202 : 200).send(sessionOf(stage, payment))
  })

  calls.get<ById>('/amazon/v2/chargePermissions/:id', async ({ params }, reply) => {
    const payment = stage.ledger.findBy(({ data }) => data.permissionId === params.id)
    return payment ? reply.send(permissionOf(payment)) : refuse(reply, 404, 'ResourceNotFound')
  })
}

/** False when the amount is none; then nothing was changed. */
function update(payment: SandboxPayment, changes: SessionUpdate): boolean {
  const { webCheckoutDetails, paymentDetails, merchantMetadata } = changes
  const { chargeAmount, paymentIntent, canHandlePendingAuthorization } = paymentDetails ?? {}
  if (chargeAmount && !/^\d+(\.\d{1,2})?$/.test(chargeAmount.amount)) return false
  if (chargeAmount) {
    payment.amount = cents(chargeAmount.amount)
    payment.currency = chargeAmount.currencyCode
  }
  if (paymentIntent) payment.data.intent = paymentIntent
  payment.data.canPend = String(canHandlePendingAuthorization ?? false)
  payment.reference = merchantMetadata?.merchantReferenceId ?? payment.reference
  payment.urls.success = webCheckoutDetails?.checkoutResultReturnUrl ?? payment.urls.success
  payment.urls.cancel = webCheckoutDetails?.checkoutCancelUrl ?? payment.urls.cancel
  return true
}

type Scene = { stage: Stage; player: Player }

/** What follows the completion of a session: a charge that is authorised, captured, or still being checked. */
function complete({ stage, player }: Scene, payment: SandboxPayment, choice: Choice): { isPending: boolean } {
  openCharge(payment, choice)
  payment.data.isCompleted = 'true'
  const isPending = choice.outcome === 'pending' || choice.outcome === 'pendingThenDeclined'
  payment.status = isPending ? 'pending' : 'authorised'
  if (isPending) {
    const isGranted = choice.outcome === 'pending'
    stage.notifications.later(stage.delays.after * 5, () => authoriseLater({ stage, player }, payment, isGranted))
  } else if (payment.data.intent === 'AuthorizeWithCapture') takeCharge(payment, payment.authorised)
  return { isPending }
}

async function authoriseLater({ stage, player }: Scene, payment: SandboxPayment, isGranted: boolean): Promise<void> {
  payment.status = isGranted ? 'authorised' : 'declined'
  if (!isGranted) payment.authorised = 0
  await tellShop(stage, player, payment)
}
