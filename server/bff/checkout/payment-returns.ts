import fp from 'fastify-plugin'
import { SettlePaymentReturn } from '../../../web/generated/operations.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'

type PaymentReturnsOptions = { run: EdgeRun }

/** Addresses of the return pages; the last part is the payment's token. */
const returnPath = /^\/(?:computop\/success|checkout\/return)\/([\w-]{20,64})$/

/** A provider sends a dozen fields; the encrypted answer of a card is some thousand characters long. */
const mostFields = 50
const longestField = 10_000

/** Token and fields of a return; null for any other address, and for the page that a return leads on to. */
export function returnIn(
  url: string,
): { path: string; token: string; fields: { name: string; value: string }[] } | null {
  const cut = url.indexOf('?')
  if (cut < 0) return null
  const path = url.slice(0, cut)
  const token = returnPath.exec(path)?.[1]
  const fields = [...new URLSearchParams(url.slice(cut))].map(([name, value]) => ({ name, value }))
  if (!token || fields.length === 0 || fields.length > mostFields) return null
  return fields.some(({ value }) => value.length > longestField) ? null : { path, token, fields }
}

const returnsPerMinute = 60

/**
 * A visitor comes back from a provider's page: what it sent along is settled once, and the page follows without it, so that a reload,
 * the history and other pages never see it. Without an answer of the engine the page is asked for as it is, and says so.
 */
export default fp<PaymentReturnsOptions>(
  async (app, { run }) => {
    const limit = app.addressLimit('payment-returns', returnsPerMinute)
    app.addHook('preHandler', async (request, reply) => {
      if (request.routeOptions.url !== '/*' || request.method !== 'GET') return
      const found = returnIn(request.url)
      if (!found || !(await limit(request)).isAllowed) return
      const { path, token, fields } = found
      const { data } = await run(SettlePaymentReturn, { token, fields }, request.visitor).catch((error: unknown) => {
        request.log.warn({ err: error }, 'checkout: a return was not settled')
        return { data: null }
      })
      if (data) return reply.header('cache-control', 'private, no-store').redirect(path, 303)
    })
  },
  { name: 'payment-returns', dependencies: ['rate-limits', 'visitor', 'edge-graphql'] },
)
