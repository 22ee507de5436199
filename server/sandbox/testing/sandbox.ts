import type { FastifyInstance } from 'fastify'
import { freePort } from '#lib/process/ports.ts'
import { buildSandbox } from '../app.ts'
import { webhooksOf } from '../environment.ts'
import { createKeys, engineVariables, type Keys } from '../keys/keys.ts'
import type { SandboxPayment } from '../ledger.ts'
import { type Delays, type Deliver, deliverByHttp, type Message } from '../notifications.ts'
import { withQuery } from '../players.ts'

type Teardown = { teardown: (fn: () => unknown) => void }

type Fields = { outcome?: string; notification?: string; trouble?: string; way?: string }

/** How a visitor is led back: the address, and the form where there is one. */
export type Redirect = { url: string; form: URLSearchParams | null }

/** The answer of a payment's page; null when the tab is closed. */
const ledBy = (answer: { statusCode: number; headers: { location?: unknown }; body: string }): Redirect | null => {
  if (answer.statusCode === 303) return { url: String(answer.headers.location), form: null }
  const action = /<form method="post" action="(https?:[^"]+)"/.exec(answer.body)?.[1]
  if (action === undefined) return null
  const fields = answer.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
  return { url: action, form: new URLSearchParams([...fields].map(([, name = '', value = '']) => [name, value])) }
}

/** Nothing is sent by itself but what comes first: tests release it. An answer that is lost takes longer than a call that tests its loss. */
const testDelays: Delays = { after: 1e7, late: 1e8, retries: [], lost: 6000 }

let keys: Keys | undefined

/**
 * The payment providers of a test: they listen on a free port, and hand notifications to `deliver` (to the shop's address
 * by HTTP without it).
 */
export const startSandbox = async (
  t: Teardown,
  { deliver = deliverByHttp, delays = testDelays }: { deliver?: Deliver; delays?: Delays } = {},
) => {
  keys ??= createKeys()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const delivered: (Message & { status: number })[] = []
  const record: Deliver = async (message) => {
    const status = await deliver(message)
    delivered.push({ ...message, status })
    return status
  }
  const app: FastifyInstance = await buildSandbox({
    logLevel: 'silent',
    url,
    webhooks: webhooksOf('http://localhost:3000'),
    keys,
    deliver: record,
    delays,
  })
  await app.listen({ host: '127.0.0.1', port })
  t.teardown(() => app.close())
  const form = (fields: Record<string, string>) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(fields)),
  })

  return {
    app,
    url,
    keys,
    /** Variables of an engine that uses it. */
    environment: engineVariables(keys, url),
    /** Notifications so far, with the shop's answers. */
    delivered,
    /** Sends the card form as a browser would; the address of the page for `choose`. */
    openForm: async (next: { url: string; len: number; data: string; merchantID: string; template: string }) => {
      const { pathname } = new URL(next.url)
      const fields = { MerchantID: next.merchantID, Len: String(next.len), Data: next.data, Template: next.template }
      const query = new URL(next.url).searchParams
      const answer = await app.inject({ method: 'POST', url: `${pathname}?${query}`, ...form(fields) })
      if (answer.statusCode !== 303) throw new Error(answer.body)
      return String(answer.headers.location)
    },
    /** Makes a choice on a payment's page; where the visitor is led, null when the tab is closed. */
    lead: async (page: string, fields: Fields = {}): Promise<Redirect | null> =>
      ledBy(await app.inject({ method: 'POST', url: new URL(page).pathname, ...form(fields) })),
    /** The same for tests that look at the fields alone: those of a form are in the address. */
    choose: async (page: string, fields: Fields = {}): Promise<string | null> => {
      const led = ledBy(await app.inject({ method: 'POST', url: new URL(page).pathname, ...form(fields) }))
      return led && withQuery({ url: led.url, fields: Object.fromEntries(led.form ?? []) })
    },
    /** Sends every notification that waits. */
    release: async (): Promise<number> =>
      ((await app.inject({ method: 'POST', url: '/sandbox/notifications' })).json() as { sent: number }).sent,
    payments: async (): Promise<SandboxPayment[]> => (await app.inject('/sandbox/payments')).json() as SandboxPayment[],
    /** Goes through the wallet from the address of its button; the address of the shop's summary. */
    wallet: async (href: string, fields: { buyer?: string; abort?: string } = {}): Promise<string> => {
      const { pathname, search } = new URL(href)
      const opened = await app.inject(`${pathname}${search}`)
      if (opened.statusCode !== 303) throw new Error(opened.body)
      const chosen = await app.inject({ method: 'POST', url: String(opened.headers.location), ...form(fields) })
      return String(chosen.headers.location)
    },
  }
}

export type TestSandbox = Awaited<ReturnType<typeof startSandbox>>
