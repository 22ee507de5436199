import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { LoggerOptions } from 'pino'
import { callHeaders } from '#contract/stores.ts'
import { errorInLogs, withoutParameters } from './error-in-logs.ts'

/** What must never stand in a log, wherever it appears on a request or an answer. */
const secrets = [
  'res.headers["set-cookie"]',
  'headers.authorization',
  'headers.cookie',
  'headers["set-cookie"]',
  'body.client_secret',
  'client_secret',
  'access_token',
  'password',
]

/**
 * Parameters of addresses that are keys to something: links of mails, of guests' orders, of previews and of payments. An address
 * may be the parameter of another one (`/login?target=…`), and so encoded once or more.
 */
const secretParameter =
  /((?:[?&]|%(?:25)*(?:3f|26))(?:enc|token|code|invite|preview|key|order|attempt|link|amazonCheckoutSessionId)(?:=|%(?:25)*3d))[^&#]*/gi

const slash = '(?:/|%(?:25)*2f)'
/** Paths whose last part is a key: previews, and the pages to which a payment provider leads back. */
const secretPath = new RegExp(
  `(${slash}(?:studio${slash}(?:look|shared)|checkout${slash}return|computop${slash}success)${slash})[^/?#&]+`,
  'gi',
)

export const withoutSecrets = (url: string): string =>
  url.replace(secretParameter, '$1[redacted]').replace(secretPath, '$1[redacted]')

type LoggedRequest = { method?: string; url?: string; headers?: IncomingMessage['headers']; ip?: string }

/** JSON lines with a readable level and ISO time. `name` says which server speaks. */
export const loggerOptions = (name: string, level: string): LoggerOptions => ({
  name,
  level,
  serializers: {
    // What Fastify writes by itself, save for secrets in the address.
    req: ({ method, url, headers, ip }: LoggedRequest) => ({
      method,
      url: url && withoutSecrets(url),
      host: headers?.host,
      remoteAddress: ip,
    }),
    err: errorInLogs,
  },
  hooks: {
    logMethod(args, method) {
      const [first] = args as [unknown]
      const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
      // A line without words of its own gets those of its error.
      const words = args.length === 1 && error instanceof Error ? [error.message] : []
      const cleaned = [...args, ...words].map((each) => (typeof each === 'string' ? withoutParameters(each) : each))
      method.apply(this, cleaned as Parameters<typeof method>)
    },
  },
  redact: { paths: secrets, censor: '[redacted]' },
  formatters: { level: (label) => ({ level: label }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
})

const wellFormed = /^[\w.:-]{8,128}$/

/** The caller's request id when it is one, so that a call can be followed through both servers; otherwise a new one. */
export const requestIdOf = (request: Pick<IncomingMessage, 'headers'>): string => {
  const requestId = request.headers[callHeaders.requestId]
  return typeof requestId === 'string' && wellFormed.test(requestId) ? requestId : randomUUID()
}
