import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { SettlePaymentReturn } from '#web/generated/operations.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'

type PaymentReturnsOptions = { run: EdgeRun }

/** Addresses of the return pages; the last part is the payment's token. */
const returnPath = /^\/(?:computop\/success|checkout\/return)\/([\w-]{20,64})$/

/** A provider sends a dozen fields; the encrypted answer of a card is some thousand characters long. */
const maxFields = 50
const maxFieldLength = 10_000
const maxBodyBytes = 64 * 1024

/** Characters of an address that every proxy and browser lets through. */
const maxAddressLength = 8000

type Return = { path: string; token: string; fields: { name: string; value: string }[] }

/** Token and fields of a return, of its query and its form; null for any other address, and for the page that a return leads on to. */
export function returnIn(url: string, form: URLSearchParams = new URLSearchParams()): Return | null {
  const { pathname: path, searchParams } = new URL(url, 'http://shop')
  const token = returnPath.exec(path)?.[1]
  const fields = [...searchParams, ...form].map(([name, value]) => ({ name, value }))
  if (!token || fields.length === 0 || fields.length > maxFields) return null
  return fields.some(({ value }) => value.length > maxFieldLength) ? null : { path, token, fields }
}

/** Where providers lead by POST: return pages, whatever their token, and the pages to which a cancelled payment leads. */
const postedPages = ['/computop/*', '/checkout/return/*', '/checkout/payment', '/prime/checkout'] as const

const returnsPerMinute = 60

/**
 * A visitor comes back from a provider's page: what it sent along is settled once, and the page follows without it, so that a reload,
 * the history and other pages never see it. Without an answer of the engine the page is asked for as it is, and says so.
 *
 * Card payments with 3-D Secure 2 come back by POST, from another site and so without the visitor's cookies, which are Lax: such a form is
 * let in here alone, sets no cookie, and leads to the same page by GET, which the cookies come with.
 */
export default fp<PaymentReturnsOptions>(
  async (app, { run }) => {
    const limit = app.addressLimit('payment-returns', returnsPerMinute)

    const settle = async (request: FastifyRequest, { token, fields }: Return): Promise<boolean> => {
      if (!(await limit(request)).isAllowed) return false
      const { data } = await run(SettlePaymentReturn, { token, fields }, request.visitor).catch((error: unknown) => {
        request.log.warn({ err: error }, 'checkout: a return was not settled')
        return { data: null }
      })
      return data !== null
    }

    const leadTo = (reply: FastifyReply, address: string) =>
      reply.header('cache-control', 'private, no-store').redirect(address, 303)

    app.addHook('preHandler', async (request, reply) => {
      if (request.routeOptions.url !== '/*' || request.method !== 'GET') return
      const found = request.url.includes('?') ? returnIn(request.url) : null
      if (!found) return
      if (await settle(request, found)) return leadTo(reply, found.path)
      // The page has time of its own: it says that the shop is still looking, and asks again with the same fields.
      request.visitor.budget?.restart()
    })

    await app.register(async (routes) => {
      routes.removeAllContentTypeParsers()
      routes.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: maxBodyBytes },
        (_request, body, done) => done(null, new URLSearchParams(String(body))),
      )
      routes.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, _body, done) =>
        done(null, null),
      )
      // A form that can't be read leads to the page as well, which asks how the payment stands.
      routes.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
        if ((error.statusCode ?? 500) >= 500) throw error
        return leadTo(reply, pathOf(request))
      })
      for (const page of postedPages)
        routes.post(page, async (request, reply) => {
          const form = request.body instanceof URLSearchParams ? request.body : undefined
          const found = returnIn(request.url, form)
          if (!found) return leadTo(reply, returnPath.test(pathOf(request)) ? pathOf(request) : request.url)
          if (await settle(request, found)) return leadTo(reply, found.path)
          // By GET the same fields are settled once more.
          const again = `${found.path}?${new URLSearchParams(found.fields.map((field) => [field.name, field.value]))}`
          return leadTo(reply, again.length > maxAddressLength ? found.path : again)
        })
    })
  },
  { name: 'payment-returns', dependencies: ['rate-limits', 'visitor', 'edge-graphql'] },
)

const pathOf = ({ url }: FastifyRequest): string => new URL(url, 'http://shop').pathname
