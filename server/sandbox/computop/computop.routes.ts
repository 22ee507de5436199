import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SandboxPayment } from '../ledger.ts'
import { playTrouble, type Stage } from '../players.ts'
import { answerOf, beginPayment, chargeCard, codes, readRequest } from './computop.ts'
import { cipherOf, seal } from './envelope.ts'

type Fields = Readonly<Record<string, string>>
type Verdict = readonly [status: string, code: string, description: string]

const done: Verdict = ['OK', codes.success, 'success']
const refused: Verdict = ['FAILED', codes.refused, 'refused']

/** A follow-up changes the payment, or is refused. */
type FollowUp = (payment: SandboxPayment, amount: number) => Verdict

const capture: FollowUp = (payment, amount) => {
  if (payment.choice?.trouble === 'captureRefused' || payment.captured + amount > payment.authorised) return refused
  payment.captured += amount
  payment.status = 'captured'
  return done
}

const reverse: FollowUp = (payment) => {
  if (payment.captured > 0 || payment.status === 'cancelled') return refused
  payment.status = 'cancelled'
  return done
}

const credit: FollowUp = (payment, amount) => {
  if (payment.choice?.trouble === 'refundRefused' || payment.refunded + amount > payment.captured) return refused
  payment.refunded += amount
  return done
}

const followUps: Record<string, FollowUp> = { capture, reverse, credit }

/** Status of an inquiry: the last step of the payment, and its amounts. */
const inquiryOf = ({ status, authorised, captured, refunded, currency }: SandboxPayment): [Verdict, Fields] => {
  const isFailed = status === 'declined' || status === 'cancelled'
  const verdict: Verdict =
    status === 'open' ? ['PENDING', '60000000', 'pending'] : isFailed ? ['FAILED', codes.declined, 'failed'] : done
  return [
    verdict,
    {
      AmountAuth: String(authorised),
      AmountCap: String(captured),
      AmountCred: String(refunded),
      Currency: currency,
      LastStatus: isFailed ? 'FAILED' : status === 'open' ? 'PENDING' : 'OK',
    },
  ]
}

/** Computop Paygate: the card form, TWINT, and the calls of a shop's server. */
export const computopRoutes = async (app: FastifyInstance, stage: Stage): Promise<void> => {
  for (const [page, method] of [
    ['payssl', 'card'],
    ['twint', 'twint'],
  ] as const) {
    app.route<{ Querystring: Fields; Body: Fields | undefined }>({
      method: ['GET', 'POST'],
      url: `/computop/${page}.aspx`,
      handler: async ({ query, body }, reply) => {
        try {
          const { id } = beginPayment(stage, method, { ...query, ...body })
          return reply.redirect(`${stage.url}/pay/${id}`, 303)
        } catch (error) {
          return reply
            .code(400)
            .type('text/plain')
            .send(`Computop: ${(error as Error).message}`)
        }
      },
    })
  }

  /** A call of the shop's server; the answer is encrypted as the call was. */
  const call = (
    name: string,
    handle: (
      request: Fields,
      answer: (payment: SandboxPayment | null, verdict: Verdict, others?: Fields) => FastifyReply,
    ) => Promise<FastifyReply>,
  ) =>
    app.post<{ Body: Fields }>(`/computop/${name}.aspx`, async ({ body }, reply) => {
      const cipher = cipherOf(body.Data ?? '')
      const answer = (payment: SandboxPayment | null, verdict: Verdict, others: Fields = {}) =>
        reply
          .type('application/x-www-form-urlencoded')
          .send(
            String(
              new URLSearchParams(
                seal(stage.keys.computop.cipherKey, cipher, answerOf(stage, payment, verdict, others)),
              ),
            ),
          )
      try {
        return await handle(readRequest(stage, body), answer)
      } catch (error) {
        return reply
          .code(400)
          .type('text/plain')
          .send(`Computop: ${(error as Error).message}`)
      }
    })

  const paymentOf = ({ payid, transid }: Fields): SandboxPayment | undefined =>
    payid
      ? stage.ledger.find(payid)
      : stage.ledger.findBy(({ provider, reference }) => provider === 'computop' && reference === transid)

  /** By PayID, and by TransID alone at a page of its own. */
  for (const name of ['inquire', 'inquire24'] as const) {
    call(name, async (request, answer) => {
      const isWrong = name === 'inquire' && !request.payid
      if (isWrong) return answer(null, ['FAILED', codes.unknown, 'PayID is missing'])
      const payment = paymentOf(request)
      await playTrouble(stage, payment, 'inquiryTimeout')
      if (!payment) return answer(null, ['FAILED', codes.unknown, 'payment not found'])
      const [verdict, amounts] = inquiryOf(payment)
      return answer(payment, verdict, amounts)
    })
  }

  /** A card that was kept is charged; one that has a trouble of its own plays it at its first charge. */
  call('direct', async (request, answer) => {
    const payment = stage.ledger.once(request.reqid && `computop direct ${request.reqid}`, () =>
      chargeCard(stage, request),
    )
    await playTrouble(stage, stage.ledger.find(payment.data.first ?? ''), 'chargeLost')
    return answer(payment, payment.status === 'captured' ? done : ['FAILED', codes.declined, 'card declined'])
  })

  for (const [name, follow] of Object.entries(followUps)) {
    call(name, async (request, answer) => {
      const payment = paymentOf(request)
      if (!payment) return answer(null, ['FAILED', codes.unknown, 'payment not found'])
      const { reqid, amount = '' } = request
      if (name !== 'reverse' && request.currency !== payment.currency)
        return answer(payment, ['FAILED', codes.wrong, 'wrong currency'])
      const verdict = stage.ledger.once(reqid && `computop ${name} ${reqid}`, () => follow(payment, Number(amount)))
      await playTrouble(stage, payment, 'answerLost')
      return answer(payment, verdict)
    })
  }
}
