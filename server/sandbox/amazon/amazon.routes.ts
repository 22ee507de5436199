import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Choice } from '../choices.ts'
import type { SandboxPayment } from '../ledger.ts'
import { isRefundPending, type Player, playTrouble, type Stage, tellShop } from '../players.ts'
import { chargeOf, openCharge, permissionOf, sessionOf } from './amazon.ts'
import { requestFault } from './signatures.ts'

type Amount = { amount: string; currencyCode: string }

type SessionUpdate = {
  webCheckoutDetails?: { checkoutResultReturnUrl?: string; checkoutCancelUrl?: string }
  paymentDetails?: { paymentIntent?: string; canHandlePendingAuthorization?: boolean; chargeAmount?: Amount }
  merchantMetadata?: { merchantReferenceId?: string }
}

const cents = (amount: string): number => Math.round(Number(amount) * 100)

const refuse = (reply: FastifyReply, status: number, reasonCode: string, message = reasonCode) =>
  reply.code(status).send({ reasonCode, message })

/** Amazon Pay's signed calls. Bodies come as text, since it is what was signed. */
export const amazonRoutes = async (
  app: FastifyInstance,
  { stage, player, certificate }: { stage: Stage; player: Player; certificate: string },
): Promise<void> => {
  const { ledger, keys } = stage

  app.get('/amazon/certs/sandbox.pem', async (_request, reply) =>
    reply.type('application/x-pem-file').send(certificate),
  )

  const sessionBy = (id: string) => {
    const payment = ledger.find(id)
    return payment?.provider === 'amazon' ? payment : undefined
  }
  const chargeBy = (id: string) => ledger.findBy(({ data }) => data.chargeId === id)

  /** What follows the completion of a session: a charge that is authorised, taken, or still being checked. */
  const complete = (payment: SandboxPayment, choice: Choice): { isPending: boolean } => {
    openCharge(payment, choice)
    payment.data.isCompleted = 'true'
    const isPending = choice.outcome === 'pending' || choice.outcome === 'pendingThenDeclined'
    payment.status = isPending ? 'pending' : 'authorised'
    if (isPending)
      stage.notifications.later(stage.delays.after * 5, () => authoriseLater(payment, choice.outcome === 'pending'))
    else if (payment.data.intent === 'AuthorizeWithCapture') take(payment, payment.authorised)
    return { isPending }
  }

  const take = (payment: SandboxPayment, amount: number): void => {
    payment.captured += amount
    payment.status = 'captured'
  }

  const authoriseLater = async (payment: SandboxPayment, isGranted: boolean): Promise<void> => {
    payment.status = isGranted ? 'authorised' : 'declined'
    if (!isGranted) payment.authorised = 0
    await tellShop(stage, player, payment)
  }

  await app.register(async (calls) => {
    calls.addHook('preHandler', async ({ method, url, headers, body }, reply) => {
      const fault = requestFault(keys.amazon, { method, url, headers, body: typeof body === 'string' ? body : '' })
      if (fault) await refuse(reply, 401, fault)
    })

    calls.get<{ Params: { id: string } }>('/amazon/v2/checkoutSessions/:id', async ({ params }, reply) => {
      const payment = sessionBy(params.id)
      await playTrouble(stage, payment, 'inquiryTimeout')
      return payment ? reply.send(sessionOf(stage, payment)) : refuse(reply, 404, 'ResourceNotFound')
    })

    calls.patch<{ Params: { id: string }; Body: string }>(
      '/amazon/v2/checkoutSessions/:id',
      async ({ params, body }, reply) => {
        const payment = sessionBy(params.id)
        if (!payment) return refuse(reply, 404, 'ResourceNotFound')
        if (payment.status !== 'open') return refuse(reply, 422, 'InvalidCheckoutSessionStatus')
        const { webCheckoutDetails, paymentDetails, merchantMetadata } = JSON.parse(body) as SessionUpdate
        const { chargeAmount, paymentIntent, canHandlePendingAuthorization } = paymentDetails ?? {}
        if (chargeAmount && !/^\d+(\.\d{1,2})?$/.test(chargeAmount.amount))
          return refuse(reply, 400, 'InvalidParameterValue')
        if (chargeAmount) {
          payment.amount = cents(chargeAmount.amount)
          payment.currency = chargeAmount.currencyCode
        }
        if (paymentIntent) payment.data.intent = paymentIntent
        payment.data.canPend = String(canHandlePendingAuthorization ?? false)
        payment.reference = merchantMetadata?.merchantReferenceId ?? payment.reference
        payment.urls.success = webCheckoutDetails?.checkoutResultReturnUrl ?? payment.urls.success
        payment.urls.cancel = webCheckoutDetails?.checkoutCancelUrl ?? payment.urls.cancel
        return reply.send(sessionOf(stage, payment))
      },
    )

    calls.post<{ Params: { id: string }; Body: string }>(
      '/amazon/v2/checkoutSessions/:id/complete',
      async ({ params, body }, reply) => {
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
        const { isPending } = complete(payment, payment.choice)
        await tellShop(stage, player, payment)
        await playTrouble(stage, payment, 'answerLost')
        return reply.code(isPending ? 202 : 200).send(sessionOf(stage, payment))
      },
    )

    calls.get<{ Params: { id: string } }>('/amazon/v2/chargePermissions/:id', async ({ params }, reply) => {
      const payment = ledger.findBy(({ data }) => data.permissionId === params.id)
      return payment ? reply.send(permissionOf(payment)) : refuse(reply, 404, 'ResourceNotFound')
    })

    calls.get<{ Params: { id: string } }>('/amazon/v2/charges/:id', async ({ params }, reply) => {
      const payment = chargeBy(params.id)
      await playTrouble(stage, payment, 'inquiryTimeout')
      return payment ? reply.send(chargeOf(payment)) : refuse(reply, 404, 'ResourceNotFound')
    })

    calls.post<{ Params: { id: string }; Body: string }>(
      '/amazon/v2/charges/:id/capture',
      async ({ params, body, headers }, reply) => {
        const payment = chargeBy(params.id)
        if (!payment) return refuse(reply, 404, 'ResourceNotFound')
        const { captureAmount } = JSON.parse(body) as { captureAmount: Amount }
        const fault = ledger.once(`amazon capture ${String(headers['x-amz-pay-idempotency-key'])}`, () => {
          const amount = cents(captureAmount.amount)
          if (payment.choice?.trouble === 'captureRefused') return 'AmazonRejected'
          if (payment.status !== 'authorised' || amount > payment.authorised) return 'InvalidChargeStatus'
          take(payment, amount)
          return null
        })
        if (fault) return refuse(reply, 422, fault)
        await tellShop(stage, player, payment)
        await playTrouble(stage, payment, 'answerLost')
        return reply.send(chargeOf(payment))
      },
    )

    calls.delete<{ Params: { id: string } }>('/amazon/v2/charges/:id/cancel', async ({ params }, reply) => {
      const payment = chargeBy(params.id)
      if (!payment) return refuse(reply, 404, 'ResourceNotFound')
      if (payment.status === 'captured') return refuse(reply, 422, 'InvalidChargeStatus')
      payment.status = 'cancelled'
      await tellShop(stage, player, payment)
      return reply.send(chargeOf(payment))
    })

    calls.post<{ Body: string }>('/amazon/v2/refunds', async ({ body, headers }, reply) => {
      const { chargeId, refundAmount } = JSON.parse(body) as { chargeId: string; refundAmount: Amount }
      const payment = chargeBy(chargeId)
      if (!payment) return refuse(reply, 404, 'ResourceNotFound')
      const amount = cents(refundAmount.amount)
      const fault = ledger.once(`amazon refund ${String(headers['x-amz-pay-idempotency-key'])}`, () => {
        if (payment.choice?.trouble === 'refundRefused' || payment.refunded + amount > payment.captured)
          return 'TransactionAmountExceeded'
        payment.refunded += amount
        payment.data.refund = payment.choice?.trouble === 'refundPending' ? 'pending' : 'completed'
        payment.data.refundId = `${payment.data.permissionId}-R${String(payment.refunded).padStart(6, '0')}`
        return null
      })
      if (fault) return refuse(reply, 422, fault)
      await tellShop(stage, player, payment)
      await playTrouble(stage, payment, 'answerLost')
      return reply.code(201).send({
        refundId: payment.data.refundId,
        chargeId,
        refundAmount,
        statusDetails: {
          state: payment.choice?.trouble === 'refundPending' ? 'RefundInitiated' : 'Refunded',
          reasonCode: null,
        },
      })
    })

    calls.get<{ Params: { id: string } }>('/amazon/v2/refunds/:id', async ({ params }, reply) => {
      const payment = ledger.findBy(({ data }) => data.refundId === params.id)
      if (!payment) return refuse(reply, 404, 'ResourceNotFound')
      const state = isRefundPending(payment) ? 'RefundInitiated' : 'Refunded'
      return reply.send({ refundId: params.id, chargeId: payment.data.chargeId, statusDetails: { state } })
    })
  })
}
