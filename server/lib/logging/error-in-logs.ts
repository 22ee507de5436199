import { pino } from 'pino'

/** What PostgreSQL quotes of a row or of a parameter: `Key (email)=(…) already exists.` */
const quotingFields: ReadonlySet<string> = new Set(['detail', 'where', 'internalQuery'])

/** Fields of drizzle's error; the SQL text stands in its message as well. */
const statementFields: ReadonlySet<string> = new Set(['query', 'params'])

/** Data exceptions (SQLSTATE 22…) name the value that was wrong behind a colon: `invalid input syntax for type uuid: "…"`. */
const quotedValue = /: ".*"$/s

const parameters = /(Failed query: .*?)\nparams: .*?(?=\n\s+at |$)/gs

/** Text of a log line without the parameters of SQL statements; the statements stay. */
export const withoutParameters = (text: string): string => text.replace(parameters, '$1')

type Fields = Error & Record<string, unknown>

const isOfPostgres = (error: Fields): boolean => typeof error.severity === 'string' && typeof error.code === 'string'
const isOfStatement = (error: Fields): boolean => typeof error.query === 'string' && Array.isArray(error.params)

function messageOf(error: Fields): string {
  if (isOfStatement(error)) return `Failed query: ${error.query}`
  if (isOfPostgres(error) && String(error.code).startsWith('22'))
    return error.message.replace(quotedValue, ': [redacted]')
  return withoutParameters(error.message)
}

/** A copy without parameters; causes and aggregated errors as well. */
function cleaned(value: unknown, seen: ReadonlySet<unknown>): unknown {
  if (!(value instanceof Error) || seen.has(value)) return value instanceof Error ? undefined : value
  const error = value as Fields
  const inside = new Set([...seen, error])
  const dropped = isOfPostgres(error) ? quotingFields : isOfStatement(error) ? statementFields : new Set<string>()
  const message = messageOf(error)
  // The stack repeats the message.
  const stack = withoutParameters((error.stack ?? '').replace(error.message, () => message))
  const fields = Object.fromEntries(
    Object.entries(error)
      .filter(([key]) => !dropped.has(key))
      .map(([key, field]) => [
        key,
        Array.isArray(field) ? field.map((each) => cleaned(each, inside)) : cleaned(field, inside),
      ]),
  )
  const errors =
    error instanceof AggregateError ? { errors: error.errors.map((each: unknown) => cleaned(each, inside)) } : {}
  // Not of the error's own prototype: getters as those of DOMException refuse a copy.
  const copy = Object.create(Error.prototype, { constructor: { value: error.constructor } })
  return Object.assign(copy, fields, errors, { message, stack, cause: cleaned(error.cause, inside) })
}

/**
 * Pino's serializer of errors, without the values that a statement carried (an e-mail address, a name): the SQL text, the
 * code, the constraint and the table stay.
 */
export const errorInLogs = (error: unknown): unknown =>
  error instanceof Error ? pino.stdSerializers.err(cleaned(error, new Set()) as Error) : error
