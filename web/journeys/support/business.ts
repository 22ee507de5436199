import { cookiesOf, post } from './ask.ts'

/** Hosts of the business store, most of which needs a login. */
export const businessHosts = ['educational.localhost', 'en.educational.localhost']

/**
 * Customer of the demo shop (fixtures/customers). A journey that logs out, or fills a cart, creates its own customer
 * (customers.ts).
 */
const account = { customerNumber: '100200', password: 'Schulweg-7' }

type SessionCookie = { name: string; value: string }

let session: Promise<SessionCookie[]> | undefined

/** Session cookies of a member of the business store; one login per process. */
export function memberCookies(): Promise<SessionCookie[]> {
  session ??= cookiesOfLogin(account, `${businessHosts[0]}`)
  return session
}

/** Headers for `ask`: cookies of a member in the business store, none in the other stores. */
export async function headersFor(host: string): Promise<{ cookie?: string }> {
  if (!businessHosts.includes(host)) return {}
  return { cookie: (await memberCookies()).map(({ name, value }) => `${name}=${value}`).join('; ') }
}

/** Cookies of a login, without a browser. */
export async function cookiesOfLogin(formData: object, host: string): Promise<SessionCookie[]> {
  const answer = await post('/api/login-action/', host, { formData })
  const cookies = cookiesOf(answer).filter(({ name }) => name.startsWith('X-JWT'))
  if (!cookies.some(({ name }) => name === 'X-JWT')) throw new Error(`No login at ${host}: ${answer.status}`)
  return cookies
}
