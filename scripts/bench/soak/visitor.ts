import { randomUUID } from 'node:crypto'
import { Pool } from 'undici'
import { CartUpdate, WishlistHeartFill } from '#web/generated/operations.ts'
import type { Journal } from './journal.ts'

type Answer = { status: number; headers: Record<string, unknown>; text: string; location: string | undefined }

/** Null: no answer came. */
type Observe = (what: string, answer: Answer | null, expected: readonly number[]) => void

/** Milliseconds that a browser of the soak waits for an answer: more than any part of the shop may take. */
const patienceMs = 30_000
/** How often the same update is sent again until its outcome is known, as pages do. */
const maxTries = 8

let visitors = 0

/** The connections of all browsers of the soak. */
export class Shop {
  readonly host: string
  readonly #pool: Pool
  readonly #observe: Observe

  constructor(port: number, observe: Observe) {
    this.host = `localhost:${port}`
    this.#pool = new Pool(`http://127.0.0.1:${port}`, {
      connections: 40,
      headersTimeout: patienceMs,
      bodyTimeout: patienceMs,
    })
    this.#observe = observe
  }

  async ask(
    what: string,
    request: { path: string; method?: 'GET' | 'POST'; body?: string; headers?: Record<string, string> },
    expected = [200],
  ) {
    const { path, method = 'GET', body, headers } = request
    const answer = await this.#pool
      .request({ path, method, body: body ?? null, headers: { host: this.host, 'accept-encoding': 'br', ...headers } })
      .then(
        async ({ statusCode, headers, body }): Promise<Answer> => ({
          status: statusCode,
          headers,
          text: await body.text(),
          location: typeof headers.location === 'string' ? headers.location : undefined,
        }),
      )
      .catch(() => null)
    this.#observe(what, answer, expected)
    return answer
  }

  close = (): Promise<void> => this.#pool.destroy()
}

type Result = { data?: Record<string, never> | null; errors?: unknown }

/** A browser with its cookies and an address of its own. */
export class Visitor {
  readonly #shop: Shop
  readonly #cookies = new Map<string, string>()
  readonly #network: string

  constructor(shop: Shop) {
    this.#shop = shop
    visitors += 1
    this.#network = `203.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  }

  async send(what: string, path: string, body?: object, expected?: readonly number[]): Promise<Answer | null> {
    const answer = await this.#shop.ask(
      what,
      {
        path,
        ...(body && { method: 'POST' as const, body: JSON.stringify(body) }),
        headers: {
          accept: body ? 'application/json' : 'text/html',
          'accept-encoding': 'identity',
          'sec-fetch-site': 'same-origin',
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-forwarded-for': this.#network,
          ...(body && { 'content-type': 'application/json' }),
        },
      },
      expected && [...expected],
    )
    for (const line of [answer?.headers['set-cookie'] ?? []].flat()) this.#keep(String(line))
    return answer
  }

  async graphql(what: string, sha256Hash: string, variables: object): Promise<Result | null> {
    if (!this.#cookies.has('apiToken')) await this.send('token', '/api/token')
    if (!this.#cookies.has('apiToken')) return null
    const answer = await this.send(what, '/graphql', {
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    })
    return answer?.status === 200 ? (JSON.parse(answer.text) as Result) : null
  }

  /** Adds one piece, again and again with the same update until the outcome is known; true when it was taken. */
  async addToCart(journal: Journal, itemId: string): Promise<boolean> {
    const data = { updateId: randomUUID(), ops: [{ addPosition: { itemId, quantity: 1 } }] }
    journal.begin(data.updateId, itemId)
    for (let tries = 0; tries < maxTries; tries++) {
      const result = await this.graphql('cart', CartUpdate.id, { data })
      const update = result?.data?.cart_update as { cart: { id: string }; results: { code: string }[] } | undefined
      if (update) {
        const code = update.results[0]?.code ?? ''
        journal.end(data.updateId, update.cart.id, code)
        return code === 'OK'
      }
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
    return false
  }

  /** Once: what is sent again would be a second wish. */
  async wish(journal: Journal, productId: string): Promise<void> {
    const result = await this.graphql('wish list', WishlistHeartFill.id, { entry: { productId, quantity: 1 } })
    const change = result?.data?.addProductToWishlist as
      | { successful: boolean; wishlist: { externalId: string } }
      | undefined
    if (change?.successful) journal.wished(change.wishlist.externalId, productId)
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '' || /max-age=0/i.test(line)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}
