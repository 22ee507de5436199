import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import Type, { type Static } from 'typebox'
import type { EventOrError, MerchandiseService } from './merchandise.service.ts'
import { eventId, type MerchandiseEvent, merchandiseEvent } from './merchandise-event.ts'

/** `requireToken`: of the scope merchandise. */
type MerchandiseRoutesOptions = { merchandise: MerchandiseService; requireToken: preHandlerAsyncHookHandler }

const usualLimit = 100

const page = Type.Object(
  {
    after: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
    limit: Type.Optional(Type.String({ pattern: '^([1-9]\\d?|[1-4]\\d\\d|500)$' })),
  },
  { additionalProperties: false },
)

/** Each event is checked by itself, so that a malformed one keeps back no other: of the call only the ids have to be right. */
const events = Type.Object(
  { events: Type.Array(Type.Object({ id: eventId }, { additionalProperties: true }), { minItems: 1, maxItems: 100 }) },
  { additionalProperties: false },
)

/** A hundred parcels of some hundred lines each. */
const bodyBytes = 4_000_000

/** The event, or what is wrong with it. */
const readEvent = (request: FastifyRequest, given: { id: string }): EventOrError => {
  const isRight = request.compileValidationSchema(merchandiseEvent)
  if (isRight(given)) return { event: given as MerchandiseEvent }
  const [error] = isRight.errors ?? []
  return { id: given.id, fault: `event${error?.instancePath ?? ''} ${error?.message ?? 'is malformed'}` }
}

/** For the merchandise system: GET /merchandise/orders gives what changed, POST /merchandise/events takes what became of it. */
export const merchandiseRoutes = async (
  app: FastifyInstance,
  { merchandise, requireToken }: MerchandiseRoutesOptions,
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get<{ Querystring: Static<typeof page> }>(
    '/merchandise/orders',
    { preHandler: requireToken, schema: { querystring: page } },
    async ({ query: { after = '0', limit }, log }) =>
      merchandise.ordersAfter(Number(after), limit === undefined ? usualLimit : Number(limit), log),
  )

  app.get<{ Params: { id: string } }>(
    '/merchandise/return-images/:id',
    { preHandler: requireToken, schema: { params: Type.Object({ id: Type.String({ format: 'uuid' }) }) } },
    async ({ params }, reply) => {
      const image = await merchandise.returnImage(params.id)
      if (!image) return reply.code(404).send({ error: 'There is no such picture' })
      return reply.header('x-content-type-options', 'nosniff').type(image.mediaType).send(image.content)
    },
  )

  app.post<{ Body: Static<typeof events> }>(
    '/merchandise/events',
    { preHandler: requireToken, schema: { body: events }, bodyLimit: bodyBytes },
    async (request) => ({
      results: await merchandise.apply(
        request.body.events.map((given) => readEvent(request, given)),
        request.log,
      ),
    }),
  )
}
