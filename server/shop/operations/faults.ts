import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import type { GraphQLFieldResolver } from 'graphql'
import { LRUCache } from 'lru-cache'
import { type ErrorCode, errorCatalogue, errorMessages } from '#contract/errors.ts'
import { callHeaders } from '#contract/stores.ts'
import { codedError } from '#lib/http/graphql-over-http.ts'

/**
 * Faults that can be injected besides the catalogue's codes: an unexpected error, no answer before the caller's
 * time-out, the same after the field was carried out, a dropped connection, an answer that is not JSON.
 */
const otherFaults = ['UNEXPECTED', 'TIMEOUT', 'LATE', 'DROPPED', 'NO_JSON'] as const
type Fault = ErrorCode | (typeof otherFaults)[number]

type Order = { key: string; field: string; fault: Fault; times: number }

/** Longer than every caller's time-out, in milliseconds. */
const tooLong = 8000
const order = /^[\w-]{1,40}\.(\w{1,60})\.([A-Z_]{1,40})\.([1-9]\d?)$/

const isFault = (name: string): name is Fault =>
  Object.hasOwn(errorCatalogue, name) || (otherFaults as readonly string[]).includes(name)

/** `id.rootField.FAULT.times`, several with `|`: the id keeps the counts of those who order apart. */
function readOrders(header: unknown): Order[] {
  if (typeof header !== 'string' || header.length > 1000) return []
  return header.split('|').flatMap((text) => {
    const [, field = '', fault = '', times = ''] = order.exec(text) ?? []
    return isFault(fault) ? [{ key: text, field, fault, times: Number(times) }] : []
  })
}

type Context = { reply?: FastifyReply }
type Resolver = GraphQLFieldResolver<unknown, Context>

/** For development and tests alone (FAULTS=on): root fields go wrong as the header of a call orders, so many times. */
export const faults = fp(
  async (app: FastifyInstance) => {
    const given = new LRUCache<string, number>({ max: 10_000 })
    const broken = new WeakSet<object>()

    const take = (context: Context, field: string): Fault | null => {
      const found = readOrders(context.reply?.request.headers[callHeaders.faults]).find(
        (each) => each.field === field && (given.get(each.key) ?? 0) < each.times,
      )
      if (!found) return null
      given.set(found.key, (given.get(found.key) ?? 0) + 1)
      return found.fault
    }

    const goWrong = async (fault: Fault, context: Context, carryOut: () => unknown): Promise<unknown> => {
      const request = context.reply?.request
      switch (fault) {
        case 'UNEXPECTED':
          throw new Error('A fault that was ordered')
        case 'LATE':
          await carryOut()
          await new Promise((resolve) => setTimeout(resolve, tooLong).unref())
          throw new Error('A fault that was ordered')
        case 'TIMEOUT':
          await new Promise((resolve) => setTimeout(resolve, tooLong).unref())
          throw new Error('A fault that was ordered')
        case 'DROPPED':
          request?.raw.socket.destroy()
          throw new Error('A fault that was ordered')
        case 'NO_JSON':
          if (request) broken.add(request)
          return carryOut()
        default:
          throw codedError(fault, (errorMessages as Partial<Record<ErrorCode, string>>)[fault] ?? `Ordered: ${fault}`)
      }
    }

    const { schema } = app.graphql
    for (const root of [schema.getQueryType(), schema.getMutationType()]) {
      for (const field of Object.values(root?.getFields() ?? {})) {
        const original = field.resolve as Resolver | undefined
        if (!original) continue
        const wrapped: Resolver = (source, args, context, info) => {
          const fault = take(context, field.name)
          const carryOut = () => original(source, args, context, info)
          return fault ? goWrong(fault, context, carryOut) : carryOut()
        }
        field.resolve = wrapped as typeof field.resolve
      }
    }
    app.addHook('onSend', async (request, reply, payload) => {
      if (!broken.has(request)) return payload
      reply.type('text/html').removeHeader('content-length')
      return '<html>A fault that was ordered</html>'
    })
    app.log.warn('FAULTS is on: whoever calls may order faults')
  },
  { name: 'faults' },
)
