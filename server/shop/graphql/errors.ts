import type { ExecutionResult } from 'graphql'
import { GraphQLError } from 'graphql'
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts'
import { formatErrors } from '#lib/http/graphql-over-http.ts'
import { type DatabaseOutage, databaseOutageOf } from '../db/database-outage.ts'

/**
 * A field that failed because the database was away or busy. The caller may send the call again, which INTERNAL would forbid.
 * After `unreached` nothing was carried out; after `lost` the outcome is unknown, as when no answer comes at all.
 */
const outageError = (error: GraphQLError, outage: DatabaseOutage): GraphQLError => {
  const message = outage === 'lost' ? 'The shop has lost its database' : 'The shop is busy'
  const originalError = Object.assign(new Error(message), { statusCode: errorCatalogue.UPSTREAM_UNAVAILABLE.status })
  const extensions = { code: 'UPSTREAM_UNAVAILABLE' satisfies ErrorCode }
  return new GraphQLError(message, { path: error.path, extensions, originalError })
}

/** Mercurius' `errorFormatter`, as `formatErrors` has it, besides what only the engine can tell of its database. */
export const formatShopErrors: typeof formatErrors = (execution, context) => {
  const reported = execution.errors ?? []
  const outages = reported.map((error) => databaseOutageOf(error.originalError))
  const errors = reported.map((error, index) => {
    const outage = outages[index]
    return outage ? outageError(error, outage) : error
  })
  const first = outages.findIndex((outage) => outage !== null)
  if (first >= 0) {
    const log = context.reply?.log ?? context.app.log
    const fields = outages.filter((outage) => outage).length
    log.warn({ err: reported[first]?.originalError, outage: outages[first], fields }, 'the database did not answer')
  }
  return formatErrors({ ...execution, errors } as ExecutionResult & { errors: GraphQLError[] }, context)
}
