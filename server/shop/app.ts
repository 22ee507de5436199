import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import mercurius, { type IResolvers } from 'mercurius'
import { upstreamSdl } from '#contract/sdl.ts'
import { callHeaders } from '#contract/stores.ts'
import { loggerOptions, requestIdOf } from '#lib/logger.ts'
import { openDatabase } from './db/database.ts'
import { migrateDatabase } from './db/migrate.ts'
import type { ShopEnvironment } from './environment.ts'
import { audienceOf, createContext, createServices, loadServices } from './graphql/context.ts'
import { ShopError } from './graphql/errors.ts'
import { formatErrors } from './graphql/format-errors.ts'
import { resolvers } from './graphql/resolvers.ts'

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** The whole engine without a socket: migrated, loaded, ready for `listen` or `inject`. */
export const buildApp = async (environment: ShopEnvironment): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: loggerOptions('shop', environment.logLevel),
    genReqId: requestIdOf,
    requestIdHeader: false,
    bodyLimit: 1_000_000,
  })
  await migrateDatabase(environment.database.url)
  const db = openDatabase(environment.database, (error) =>
    app.log.warn({ err: error }, 'idle database connection lost'),
  )
  app.addHook('onClose', () => db.$client.end())
  const services = createServices(db)
  await loadServices(services)

  await app.register(mercurius, {
    schema: upstreamSdl,
    resolvers: resolvers as IResolvers,
    context: (request) => {
      const store = services.stores.find(header(request, callHeaders.store) ?? '')
      if (!store)
        throw new ShopError('UNKNOWN_STORE', `No such store: ${header(request, callHeaders.store) ?? '(none)'}`)
      return createContext(services, audienceOf(store, header(request, callHeaders.language)), request.log)
    },
    errorFormatter: (execution, context) => ({
      statusCode: 200,
      response: {
        data: execution.data ?? null,
        errors: formatErrors(execution.errors ?? [], context.app.log) as never,
      },
    }),
    allowBatchedQueries: true,
    queryDepth: 14,
    jit: 0,
  })
  return app
}
