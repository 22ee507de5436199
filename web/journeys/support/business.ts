import { whileBusy } from '#lib/testing/while-busy.ts'
import { cookiesOf, post } from './ask.ts'

/** Hosts of the business store, most of which needs a login. */
export const businessHosts = ['educational.localhost', 'en.educational.localhost']

/**
 * Customer of the demo shop (fixtures/customers). A journey that logs out, or fills a cart, creates its own customer
 * (customers.ts).
 */
const account = { customerNumber: '100200', password: 'Schulweg-7' }

type SessionCookie = { name: string; value: string }

/** Tokens are exchanged in their last five minutes of thirty, and one that was exchanged ends the session when it is shown again. */
const maxAgeMs = 10 * 60_000

let known: { cookies: Promise<SessionCookie[]>; since: number } | undefined

/** Session cookies of a member of the business store; one login per process and ten minutes. */
export function memberCookies(): Promise<SessionCookie[]> {
  if (!known || Date.now() - known.since > maxAgeMs) {
    known = { cookies: cookiesOfLogin(account, `${businessHosts[0]}`), since: Date.now() }
  }
  return known.cookies
}

/** Cookies of a login, without a browser. An edge or engine that is too busy for it is asked again. */
export async function cookiesOfLogin(formData: object, host: string): Promise<SessionCookie[]> {
  const answer = await whileBusy(() => post('/api/login-action/', host, { formData }), { pauseMs: 500 })
  const cookies = cookiesOf(answer).filter(({ name }) => name.startsWith('X-JWT'))
  if (!cookies.some(({ name }) => name === 'X-JWT')) throw new Error(`No login at ${host}: ${answer.status}`)
  return cookies
}
