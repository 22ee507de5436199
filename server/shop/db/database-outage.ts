/**
 * `unreached`: there was no connection to be had, so nothing of the call was carried out. `lost`: the connection ended
 * under the call. PostgreSQL rolls back what was not committed, but a COMMIT, or a statement outside a transaction, may
 * have been carried out without an answer. `undone`: PostgreSQL ended the statement, because it waited or ran too long or
 * lost against another transaction, and rolled its transaction back. `unable`: the server has refused the statement for want of what it
 * needs, as a former primary that takes no writes any more, or one whose disk is full; nothing of it was carried out.
 */
export type DatabaseOutage = 'unreached' | 'lost' | 'undone' | 'unable'

/** Error codes of the system while it connects, and of PostgreSQL before it takes a statement: too many connections, starting, stopping. */
const codesOfUnreached: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
  ...['53300', '57P03', '08001', '08004'],
])

/** Error codes of the system on an open connection, and of PostgreSQL that ends one: by an administrator, after a crash, at its own end. */
const codesOfLost: ReadonlySet<unknown> = new Set([
  ...['ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  ...['57P01', '57P02', '57P04', '57P05', '08000', '08003', '08006', '08007'],
])

/** Cancelled after `statement_timeout`, lock not available, deadlock, serialisation failure, and a statement after one of these. */
const codesOfUndone: ReadonlySet<unknown> = new Set(['57014', '55P03', '40P01', '40001', '25P02'])

/** Takes no writes. After a failover this is the former primary, to which pooled connections still lead. */
const readOnly = '25006'

/** Read only, disk full, out of memory, other limits of the server, and errors of its disk. */
export const unableCodes: readonly string[] = [readOnly, '53000', '53100', '53200', '53400', '58030']
const codesOfUnable: ReadonlySet<unknown> = new Set(unableCodes)

/** True for the code that says: another server has become the primary. */
export const isReadOnlyCode = (code: unknown): boolean => code === readOnly

/** Words of pg and pg-pool, which give no code. */
const wordsOfUnreached: ReadonlySet<string> = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
])
const wordsOfLost: ReadonlySet<string> = new Set([
  'Query read timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])

type DatabaseError = Error & { code?: unknown }

/** Whether a call failed because the database was away or busy, however the fault is wrapped; null for every other fault. */
export const databaseOutageOf = (error: unknown): DatabaseOutage | null => {
  for (let failure = error; failure instanceof Error; failure = failure.cause) {
    const { code, message } = failure as DatabaseError
    if (codesOfUnreached.has(code) || wordsOfUnreached.has(message)) return 'unreached'
    if (codesOfLost.has(code) || wordsOfLost.has(message)) return 'lost'
    if (codesOfUndone.has(code)) return 'undone'
    if (codesOfUnable.has(code)) return 'unable'
  }
  return null
}
