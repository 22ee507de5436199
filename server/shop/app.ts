import Fastify, { type FastifyInstance } from 'fastify'
import mercurius, { type IResolvers } from 'mercurius'
import { upstreamSdl } from '#contract/sdl.ts'
import { answersWithChecksum } from '#lib/http/answer-checksum.ts'
import { draining } from '#lib/http/draining.ts'
import { graphqlAjv, graphqlOverHttp } from '#lib/http/graphql-over-http.ts'
import { learnedOperations } from '#lib/http/learned-operations.ts'
import noNul from '#lib/http/no-nul.ts'
import { answerPlainly } from '#lib/http/plain-errors.ts'
import { loggerOptions, requestIdOf } from '#lib/logging/logger.ts'
import { rejectionScope } from '#lib/process/unhandled-rejections.ts'
import { graphqlUploads } from '#lib/uploads/graphql-uploads.ts'
import { callingClient, requireToken, requireTokenOfOperations } from './auth/access.ts'
import { oauth } from './auth/oauth.ts'
import { createTokensService } from './auth/tokens.service.ts'
import { createChangeLog } from './change-log/change-log.ts'
import { databaseRefusals, openDatabase } from './db/database.ts'
import { databaseOutageOf } from './db/database-outage.ts'
import { databaseState } from './db/database-state.ts'
import { migrateDatabase } from './db/migrate.ts'
import type { ShopEnvironment } from './environment.ts'
import { contextOf, requireStore } from './graphql/call-context.ts'
import { cleanVariables } from './graphql/clean-variables.ts'
import { formatShopErrors } from './graphql/errors.ts'
import { plainData } from './graphql/plain-data/plain-data.ts'
import { resolvers } from './graphql/resolvers.ts'
import { rounds, tasksOf } from './jobs/tasks.ts'
import { startWorker } from './jobs/worker.ts'
import { personalDataRoutes } from './modules/account/visitors/personal/personal-data.routes.ts'
import { feedRoutes } from './modules/catalogue/feeds/feeds.routes.ts'
import { mediaRoutes } from './modules/catalogue/media/media.routes.ts'
import { providerCalls } from './modules/checkout/payments/providers/provider-http.ts'
import { markRoutes } from './modules/content/marks/marks.routes.ts'
import { uploadRoutes } from './modules/content/uploads/uploads.routes.ts'
import { outboxRoutes } from './modules/mail/mails/outbox.routes.ts'
import { merchandiseRoutes } from './modules/orders/merchandise/merchandise.routes.ts'
import { documentRoutes } from './modules/orders/orders/documents/documents.routes.ts'
import { findPlacedToday } from './modules/orders/orders/placed-figures.ts'
import { returnRoutes } from './modules/orders/returns/returns.routes.ts'
import { paymentRoutes } from './modules/orders/settlement/payments.routes.ts'
import { loadRoutes } from './modules/studio/loads/loads.routes.ts'
import { createLoads } from './modules/studio/loads/loads.service.ts'
import { changes } from './operations/changes.ts'
import { databaseMetrics } from './operations/database-metrics.ts'
import { declarationMetrics } from './operations/declaration-metrics.ts'
import { deskMetrics } from './operations/desk-metrics.ts'
import { engineMetrics } from './operations/engine-metrics.ts'
import { faults } from './operations/faults.ts'
import { feedMetrics } from './operations/feed-metrics.ts'
import { health } from './operations/health.ts'
import { jobMetrics } from './operations/job-metrics.ts'
import { merchandiseMetrics } from './operations/merchandise-metrics.ts'
import { metrics } from './operations/metrics.ts'
import { orderMetrics } from './operations/order-metrics.ts'
import { paymentMetrics } from './operations/payment-metrics.ts'
import { returnMetrics } from './operations/return-metrics.ts'
import { shedding } from './operations/shedding.ts'
import { textMetrics } from './operations/text-metrics.ts'
import { createServices, startServices, stopServices } from './services/services.ts'
import { warnOfStores } from './services/warn-of-stores.ts'

/** Limits of one call: operations, levels of a query, tokens of a document, bytes. */
const limits = { batch: 50, depth: 16, tokens: 5000, bodyBytes: 1_000_000 }

/** Milliseconds of a statement of a load. */
const loadStatementTimeout = 600_000

/** The whole engine without a socket: migrated, loaded, ready for `listen` or `inject`. */
export const buildApp = async (environment: ShopEnvironment): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: loggerOptions('shop', environment.logLevel),
    genReqId: requestIdOf,
    requestIdHeader: false,
    bodyLimit: limits.bodyBytes,
    ajv: graphqlAjv,
  })
  answerPlainly(app, (error) => databaseOutageOf(error) !== null)

  const providers = Object.entries(environment.payments).flatMap(([name, settings]) => (settings ? [name] : []))
  app.log.info({ providers }, 'payment providers in use')
  await migrateDatabase(environment.database.url)
  const db = openDatabase({ ...environment.database, plansOnce: true }, (error) =>
    app.log.warn({ err: error }, 'connection lost'),
  )
  app.addHook('onClose', () => db.$client.end())
  const tokens = createTokensService(db, environment.oauth.tokenLifetimeSeconds)
  const changeLog = createChangeLog(db, app.log)
  const services = createServices(db, environment, changeLog.applied)
  // Closing runs backwards: the log stops looking before the pool ends.
  app.addHook('onClose', () => stopServices(services, changeLog))
  await startServices(services, changeLog, app.log)
  await warnOfStores(db, services, app.log)
  const worker = startWorker({ url: environment.database.url, tasks: tasksOf(services), rounds, log: app.log })
  app.addHook('onClose', worker.stop)

  await app.register(rejectionScope)
  await app.register(draining)
  await app.register(shedding, { poolSize: environment.database.poolSize })
  await app.register(health, { db, isIndexLoaded: services.catalogue.isLoaded })
  await app.register(oauth, { ...environment.oauth, tokens })
  app.decorate('requestFirstFeeds', services.feeds.requestMissing)
  const onlyClients = requireToken(tokens)
  await app.register(changes, { changeLog, requireToken: onlyClients })
  await app.register(mediaRoutes, { db, renderer: environment.media })
  await app.register(outboxRoutes, services.mails)
  await app.register(merchandiseRoutes, {
    merchandise: services.merchandise,
    requireToken: requireToken(tokens, 'merchandise'),
  })
  // Apart from calls: its statements write thousands of rows, and must not be planned without them.
  const loadsDb = openDatabase(
    { ...environment.database, poolSize: 2, statementTimeout: loadStatementTimeout },
    (error) => app.log.warn({ err: error }, 'connection of a load lost'),
  )
  app.addHook('onClose', () => loadsDb.$client.end())
  await app.register(loadRoutes, {
    loads: createLoads({ db: loadsDb }),
    pastLoads: services.pastLoads,
    requireToken: requireToken(tokens, 'import'),
    clientOf: callingClient(tokens),
  })
  await app.register(paymentRoutes, { requireToken: onlyClients, payments: services.payments })
  await app.register(feedRoutes, { requireToken: onlyClients, contextOf: contextOf(services), feeds: services.feeds })
  await app.register(markRoutes, { requireToken: onlyClients, contextOf: contextOf(services), marks: services.marks })
  await app.register(documentRoutes, { requireToken: onlyClients, contextOf: contextOf(services) })
  await app.register(personalDataRoutes, { requireToken: onlyClients, contextOf: contextOf(services) })
  await app.register(returnRoutes, { requireToken: onlyClients, contextOf: contextOf(services) })
  await app.register(uploadRoutes, { requireToken: onlyClients, contextOf: contextOf(services) })
  await app.register(graphqlOverHttp, { batchLimit: limits.batch })
  await app.register(graphqlUploads, { admit: onlyClients })
  await app.register(noNul)
  await app.register(answersWithChecksum)
  await app.register(mercurius, {
    schema: upstreamSdl,
    resolvers: resolvers as IResolvers,
    context: contextOf(services),
    additionalRouteOptions: { preHandler: [requireTokenOfOperations(tokens), requireStore(services)] },
    errorFormatter: formatShopErrors,
    persistedQueryProvider: learnedOperations(),
    allowBatchedQueries: true,
    queryDepth: limits.depth,
    graphql: { parseOptions: { maxTokens: limits.tokens } },
    jit: 0,
  })
  await app.register(cleanVariables)
  if (environment.hasFaults) await app.register(faults)
  // Last of those that change resolvers: it takes them as they are.
  await app.register(plainData)
  await app.register(metrics, { pool: db.$client, worker, ...environment.metrics })
  await app.register(engineMetrics, {
    databaseState: () => databaseState(db),
    databaseRefusals: databaseRefusals.read,
    changeLag: changeLog.lag,
    logins: services.visitors.logins,
    mails: services.mails.outcomes,
    providerCalls: providerCalls.read,
    dataDir: environment.dataDir,
  })
  await app.register(databaseMetrics, environment.metrics)
  await app.register(jobMetrics, worker)
  await app.register(orderMetrics, { placed: () => findPlacedToday(db) })
  await app.register(paymentMetrics, {
    figures: services.paymentOperators.figures,
    payments: services.payments,
  })
  await app.register(returnMetrics, services.returnLabels)
  await app.register(feedMetrics, services.feeds)
  await app.register(merchandiseMetrics, services.merchandise)
  await app.register(deskMetrics, services.desk)
  await app.register(textMetrics, services.missingTexts)
  await app.register(declarationMetrics, {
    withdrawal: services.withdrawals.count,
    cancellation: services.prime.cancellations.count,
  })
  return app
}
