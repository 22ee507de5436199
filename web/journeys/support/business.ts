import { cookiesOf, post } from './ask.ts'

/** Where nearly everything is for those who have logged in. */
export const businessHosts = ['educational.localhost', 'en.educational.localhost']

/** Of the demo shop (fixtures/customers). Whoever logs out, or fills a cart, makes a customer of his own (customers.ts). */
const account = { customerNumber: '100200', password: 'Schulweg-7' }

type SessionCookie = { name: string; value: string }

let session: Promise<SessionCookie[]> | undefined

/** Cookies of a member of the business store, logged in once a process. */
export function memberCookies(): Promise<SessionCookie[]> {
  session ??= cookiesOfLogin(account, `${businessHosts[0]}`)
  return session
}

/** For `ask`: a member in the business store, anybody elsewhere. */
export async function headersFor(host: string): Promise<{ cookie?: string }> {
  if (!businessHosts.includes(host)) return {}
  return { cookie: (await memberCookies()).map(({ name, value }) => `${name}=${value}`).join('; ') }
}

/** What a login sets, without a browser. */
export async function cookiesOfLogin(formData: object, host: string): Promise<SessionCookie[]> {
  const answer = await post('/api/login-action/', host, { formData })
  const cookies = cookiesOf(answer).filter(({ name }) => name.startsWith('X-JWT'))
  if (!cookies.some(({ name }) => name === 'X-JWT')) throw new Error(`No login at ${host}: ${answer.status}`)
  return cookies
}
