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

/** What addresses carry that is a key to something: the links in mails that ask for a review (storefront.md §2). */
const secretParameter = /((?:[?&]|%3f|%26)(?:enc|token|code|invite|preview)(?:=|%3d))[^&#]*/gi

/** A shared link of a preview is its own key. */
const secretPath = /(\/studio\/look\/)[^/?#]+/gi

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
