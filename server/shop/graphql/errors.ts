import type { ExecutionResult } from 'graphql'
import { GraphQLError } from 'graphql'
import { codedError, formatErrors } from '#lib/graphql-over-http.ts'
import { isDatabaseBusy } from '../db/database-busy.ts'

/** The caller is at fault; the message is told to it. */
export const badUserInput = (message: string): GraphQLError => codedError('BAD_USER_INPUT', message)

/** A field that got no connection has changed nothing: it may be asked for again, which INTERNAL would forbid. */
const told = (error: GraphQLError): GraphQLError =>
  isDatabaseBusy(error.originalError)
    ? new GraphQLError('The shop is busy', { path: error.path, extensions: { code: 'UPSTREAM_UNAVAILABLE' } })
    : error

/** Mercurius' `errorFormatter`, as `formatErrors` has it, besides what only the engine can tell of its database. */
export const formatShopErrors: typeof formatErrors = (execution, context) => {
  const given = execution.errors ?? []
  const errors = given.map(told)
  const busy = given.filter((error, index) => error !== errors[index])
  if (busy.length > 0) {
    const log = context.reply?.log ?? context.app.log
    log.warn({ err: busy[0]?.originalError, fields: busy.length }, 'no connection to the database was free in time')
  }
  return formatErrors({ ...execution, errors } as ExecutionResult & { errors: GraphQLError[] }, context)
}
