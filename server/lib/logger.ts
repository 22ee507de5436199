import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { LoggerOptions } from 'pino'
import { callHeaders } from '#contract/stores.ts'

/** What must never stand in a log, wherever it appears on a request or an answer. */
const secrets = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  'headers.authorization',
  'headers.cookie',
  'headers["set-cookie"]',
  'body.client_secret',
  'client_secret',
  'access_token',
  'password',
]

/** JSON lines with a readable level and ISO time. `name` says which server speaks. */
export const loggerOptions = (name: string, level: string): LoggerOptions => ({
  name,
  level,
  redact: { paths: secrets, censor: '[redacted]' },
  formatters: { level: (label) => ({ level: label }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
})

const wellFormed = /^[\w.:-]{8,128}$/

/** The caller's request id when it is one, so that a call can be followed through both servers; otherwise a new one. */
export const requestIdOf = (request: Pick<IncomingMessage, 'headers'>): string => {
  const given = request.headers[callHeaders.requestId]
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID()
}
