import type { IncomingHttpHeaders } from 'node:http'
import { type Dispatcher, Pool } from 'undici'
import type { StoreId } from '#contract/generated/types.ts'
import { callHeaders, type ShopLanguage } from '#contract/stores.ts'
import { multipartOf, type Upload } from '#lib/write-multipart.ts'
import { type Credentials, requestToken, TokenSource } from './token.ts'
import { asUnavailable, isReset, UpstreamUnavailable } from './unavailable.ts'

export type UpstreamOptions = Credentials & {
  /** Where the engine listens; a path in it is kept. */
  url: string
  /** Where tokens are had: another address than the engine's where tokens come from a server of their own. */
  tokenUrl?: string | undefined
  timeoutMs?: number
  tokenTimeoutMs?: number
  connections?: number
  /** Told of every POST to /graphql: milliseconds, and whether there was an answer. */
  onCall?: (ms: number, answered: boolean) => void
}

/** Whose data a call is about (contract/visitor.graphql). */
export type CallIdentity = {
  visitorId: string | null
  userToken: string | null
  cartId: string | null
  /** Of the visitor's address, for throttling. */
  network: string | null
}

/** For whom a call is made. What several visitors may be shown is asked for without an identity. */
export type CallFor = {
  store: StoreId
  language: ShopLanguage
  requestId: string
  identity?: CallIdentity
  faults?: string
}

type Request = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string | Buffer }
type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer }

type GraphqlOptions = { repeatable: boolean; upload?: Upload | null }

/** Every call to the engine: JSON text in, the bytes of JSON text out. Whatever goes wrong is an UpstreamUnavailable. */
export class UpstreamClient {
  readonly #pool: Pool
  readonly #tokenPool: Pool
  readonly #prefix: string
  readonly #tokens: TokenSource
  readonly #timeoutMs: number
  readonly #onCall: UpstreamOptions['onCall']

  constructor({
    url,
    tokenUrl = `${url.replace(/\/$/, '')}/oauth/token`,
    timeoutMs = 5000,
    tokenTimeoutMs = 3000,
    connections = 64,
    onCall,
    ...credentials
  }: UpstreamOptions) {
    const { origin, pathname } = new URL(url)
    const token = new URL(tokenUrl)
    const connect = { timeout: Math.min(timeoutMs, 2000) }
    this.#pool = new Pool(origin, { connections, pipelining: 1, connect })
    this.#tokenPool = token.origin === origin ? this.#pool : new Pool(token.origin, { connections: 1, connect })
    this.#prefix = pathname.replace(/\/$/, '')
    this.#tokens = new TokenSource(() =>
      requestToken(this.#tokenPool, token.pathname + token.search, credentials, tokenTimeoutMs),
    )
    this.#timeoutMs = timeoutMs
    this.#onCall = onCall
  }

  /**
   * One POST of an operation or an array of operations. `repeatable` (queries only) sends it a second time when the
   * connection was closed before anything was answered, as idle connections sometimes are. `upload`: the file of the
   * operation.
   */
  async graphql(body: string, call: CallFor, { repeatable, upload }: GraphqlOptions): Promise<Buffer> {
    const sent = upload ? await multipartOf(body, upload) : { body, type: 'application/json' }
    const request: Request = {
      method: 'POST',
      path: `${this.#prefix}/graphql`,
      body: sent.body,
      headers: { 'content-type': sent.type, accept: 'application/json', ...headersOf(call) },
    }
    const start = performance.now()
    try {
      const { status, bytes } = await this.#withToken(request, repeatable)
      if (status >= 500 || status === 429) throw new UpstreamUnavailable('status', `Upstream: status ${status}`)
      if (!/^\s*[[{]/.test(bytes.toString('latin1', 0, 16)))
        throw new UpstreamUnavailable('answer', 'Upstream: no JSON')
      this.#onCall?.(performance.now() - start, true)
      return bytes
    } catch (error) {
      this.#onCall?.(performance.now() - start, false)
      throw asUnavailable(error)
    }
  }

  /** GET of a file of whoever calls. Any status is an answer. */
  async file(path: string, call: CallFor): Promise<Answer> {
    try {
      return await this.#withToken({ method: 'GET', path: this.#prefix + path, headers: headersOf(call) }, true)
    } catch (error) {
      throw asUnavailable(error)
    }
  }

  /** GET with the token, for what the engine offers besides GraphQL. Any status is an answer. */
  async get(path: string): Promise<{ status: number; text: string }> {
    try {
      const { status, bytes } = await this.#withToken({ method: 'GET', path: this.#prefix + path, headers: {} }, true)
      return { status, text: bytes.toString() }
    } catch (error) {
      throw asUnavailable(error)
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.destroy(), this.#tokenPool.destroy()])
  }

  async #withToken(request: Request, repeatable: boolean): Promise<Answer> {
    const token = await this.#tokens.get()
    const answer = await this.#send(request, token, repeatable)
    if (!isTokenRefused(answer)) return answer
    return this.#send(request, await this.#tokens.get(token), repeatable)
  }

  async #send({ method, path, headers, body }: Request, token: string, repeatable: boolean): Promise<Answer> {
    const request = {
      method,
      path,
      headers: { ...headers, authorization: `Bearer ${token}` },
      body,
      // Covers waiting for a free connection too, which the pool's own time-outs don't.
      signal: AbortSignal.timeout(this.#timeoutMs),
    }
    let answer: Dispatcher.ResponseData
    try {
      answer = await this.#pool.request(request)
    } catch (error) {
      if (!repeatable || !isReset(error)) throw error
      answer = await this.#pool.request(request)
    }
    const bytes = Buffer.from(await answer.body.arrayBuffer())
    return { status: answer.statusCode, headers: answer.headers, bytes }
  }
}

function headersOf(call: CallFor): Record<string, string> {
  return {
    [callHeaders.store]: call.store,
    [callHeaders.language]: call.language,
    [callHeaders.requestId]: call.requestId,
    ...(call.identity ? identityHeaders(call.identity) : {}),
    ...(call.faults ? { [callHeaders.faults]: call.faults } : {}),
  }
}

function identityHeaders({ visitorId, userToken, cartId, network }: CallIdentity): Record<string, string> {
  return {
    ...(visitorId && { [callHeaders.visitorId]: visitorId }),
    ...(userToken && { [callHeaders.userToken]: userToken }),
    ...(cartId && { [callHeaders.cartId]: cartId }),
    ...(network && { [callHeaders.clientNetwork]: network }),
  }
}

/** Bytes within which a refusal says so, be it one of fifty. */
const LONGEST_REFUSAL = 4096

type Result = { errors?: { extensions?: { code?: unknown } }[] }

/** The engine refuses the token of a whole request, so nothing of it was carried out and it may be sent again. */
function isTokenRefused({ status, bytes }: Answer): boolean {
  if (status === 401) return true
  if (!bytes.subarray(0, LONGEST_REFUSAL).includes('"INVALID_TOKEN"')) return false
  const parsed = parse(bytes.toString())
  if (parsed === undefined) return false
  return [parsed].flat().every((result) => result.errors?.some((error) => error.extensions?.code === 'INVALID_TOKEN'))
}

function parse(text: string): Result | Result[] | undefined {
  try {
    return JSON.parse(text) as Result | Result[]
  } catch {
    return undefined
  }
}
