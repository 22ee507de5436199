import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sentIn } from '../forms/sent-call.ts'
import type { AddressLimit } from '../security/rate-limits.ts'
import { networkOf } from '../visitor/request/network-of.ts'

/**
 * Requests per minute, in addition to the engine's throttling of accounts. They protect the engine from floods and are
 * high enough for a school with many people behind one address. Counted per network, except `account` (logins to one
 * account from one network), `browser` (logins in a browser that a customer has used before) and `password` (changes in
 * one session). `browsers`: logins in all such browsers of a network, since a customer can make as many as he likes.
 */
const perMinute = {
  login: 600,
  account: 60,
  browser: 30,
  browsers: 600,
  password: 20,
  register: 20,
  reset: 20,
  email: 60,
  visitor: 120,
}

export type AccountLimits = Partial<typeof perMinute>

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

const networkIn = ({ ip }: FastifyRequest): string => networkOf(ip)

/** Key of an account within a network: customer number and e-mail address as typed. */
const accountIn = (request: FastifyRequest): string => {
  const { email, customerNumber } = sentIn(request).formData
  const typed = [customerNumber, email].map((value) => (typeof value === 'string' ? value.trim().toLowerCase() : ''))
  return `${networkIn(request)}:${hashOf(typed.join('\n'))}`
}

const browserIn = ({ visitor }: FastifyRequest): string => hashOf(visitor.identity?.visitorId ?? '')

const sessionIn = (request: FastifyRequest): string => {
  const token = request.visitor.identity?.session?.token
  return token === undefined ? networkIn(request) : hashOf(token)
}

export function createAccountLimits(app: FastifyInstance, given: AccountLimits) {
  const limits = { ...perMinute, ...given }
  const login = app.addressLimit('login', limits.login)
  const account = app.addressLimit('login-account', limits.account, accountIn)
  const browser = app.addressLimit('login-browser', limits.browser, browserIn)
  const browsers = app.addressLimit('login-browsers', limits.browsers)
  return {
    /**
     * Known browsers have limits of their own. Refused logins to one account, or in one browser, don't count for others of
     * the network.
     */
    login: async (request: FastifyRequest) => {
      const [one, all] = request.visitor.identity?.isKnownBrowser ? [browser, browsers] : [account, login]
      const verdict = await one(request)
      return verdict.isAllowed ? all(request) : verdict
    },
    password: app.addressLimit('password', limits.password, sessionIn),
    register: app.addressLimit('register', limits.register),
    reset: app.addressLimit('reset', limits.reset),
    email: app.addressLimit('email', limits.email),
    visitor: app.addressLimit('visitor', limits.visitor),
  } satisfies Record<string, AddressLimit>
}
