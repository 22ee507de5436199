import { request } from 'node:http'

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
export function cookiesOfLogin(formData: object, hostname: string): Promise<SessionCookie[]> {
  const port = Number(process.env.SHOP_EDGE_PORT)
  const host = `${hostname}:${port}`
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: '/api/login-action/', method: 'POST', headers }, (answer) => {
      answer.resume()
      const cookies = (answer.headers['set-cookie'] ?? []).map((line) => {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        return { name, value }
      })
      if (cookies.some(({ name }) => name === 'X-JWT')) resolve(cookies.filter(({ name }) => name.startsWith('X-JWT')))
      else reject(new Error(`Nobody could log in at ${hostname}: ${answer.statusCode}`))
    })
    call.on('error', reject)
    call.end(JSON.stringify({ formData }))
  })
}
