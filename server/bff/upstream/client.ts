import { type Dispatcher, Pool } from 'undici'
import type { StoreId } from '#contract/generated/types.ts'
import { type Preview, previewHeader } from '#contract/preview.ts'
import { callHeaders, type ShopLanguage } from '#contract/stores.ts'
import { type AnswerState, answerState, answersOfBatch } from '#lib/http/answer-checksum.ts'
import { multipartOf, type Upload } from '#lib/uploads/write-multipart.ts'
import { Budget } from './budget.ts'
import { exchange, type ReceivedAnswer, type SentRequest } from './exchange.ts'
import { type GateReport, UpstreamGate } from './gate.ts'
import { outsideRequests } from './outside-requests.ts'
import { type Credentials, requestToken, TokenSource } from './token.ts'
import { asUnavailable, isReset, UpstreamUnavailable } from './unavailable.ts'

export type UpstreamOptions = Credentials & {
  /** The engine's base URL; may contain a path. */
  url: string
  /** Address of the token server when it is not the engine. */
  tokenUrl?: string | undefined
  /** Time-out in milliseconds of a call without a budget. */
  timeoutMs?: number
  tokenTimeoutMs?: number
  /** Maximum concurrent calls; see GateOptions. */
  connections?: number
  /** Called for every POST to /graphql with its milliseconds, and whether there was an answer. */
  onCall?: (ms: number, answered: boolean) => void
  report?: GateReport
  /** See GateOptions; 0 in tests that count calls. */
  confirmations?: number
}

/** Whose data a call is about (contract/visitor.graphql). */
export type CallIdentity = {
  visitorId: string | null
  userToken: string | null
  cartId: string | null
  /** Network of the visitor's address, for throttling. */
  network: string | null
}

/** Context of a call. Shared data is requested without an identity. */
export type CallFor = {
  store: StoreId
  language: ShopLanguage
  requestId: string
  identity?: CallIdentity
  /** Only with an identity: amounts of a visitor's cart go by it. */
  surchargeVariant?: string
  /** Pseudonym of the browser, stored with tracking events. */
  browserKey?: string
  /** Session of an editor of the studio. */
  editorToken?: string
  preview?: Preview
  faults?: string
  /** Remaining upstream time of the request; without it the call has the full time-out. */
  budget?: Budget
}

type Request = SentRequest & {
  /** The call may be repeated after a connection reset. */
  isRepeatable: boolean
  budget: Budget
  /** Throws UpstreamUnavailable for an invalid answer. */
  check?: (answer: Answer) => void
}
type Answer = ReceivedAnswer & { state?: AnswerState }

/**
 * `state`: what is known of the bytes without parsing them; never `changed`, which is no answer. `parts`: the answers of a batch, where
 * they are known to be intact.
 */
export type GraphqlAnswer = { bytes: Buffer; state: AnswerState; parts?: readonly Buffer[] | undefined }

type GraphqlOptions = { repeatable: boolean; upload?: Upload | null }

/** Connections reserved for probes, so that a probe never waits for a call. */
const connectionsForProbes = 4

/**
 * Probes of the token server use up the tokens that it gives to one address (60 a minute, SHOP_TOKEN_REQUESTS_PER_MINUTE): four a second
 * were refused after a quarter of a minute, and went on being refused when the server was back.
 */
const tokenProbeEveryMs = 1500

/** HTTP client of the engine: takes JSON text, returns bytes of JSON text. Every failure is an UpstreamUnavailable. */
export class UpstreamClient {
  readonly #pool: Pool
  readonly #tokenPool: Pool
  readonly #prefix: string
  readonly #tokens: TokenSource
  readonly #gate: UpstreamGate
  readonly #tokenGate: UpstreamGate
  readonly #timeoutMs: number
  readonly #onCall: UpstreamOptions['onCall']

  constructor({
    url,
    tokenUrl = `${url.replace(/\/$/, '')}/oauth/token`,
    timeoutMs = 5000,
    tokenTimeoutMs = 3000,
    connections = 64,
    onCall,
    report,
    confirmations,
    ...credentials
  }: UpstreamOptions) {
    const { origin, pathname } = new URL(url)
    const token = new URL(tokenUrl)
    const tokenPath = token.pathname + token.search
    const connect = outsideRequests({ timeout: Math.min(timeoutMs, 2000) })
    this.#pool = new Pool(origin, { connections: connections + connectionsForProbes, pipelining: 1, connect })
    this.#tokenPool = token.origin === origin ? this.#pool : new Pool(token.origin, { connections: 4, connect })
    this.#prefix = pathname.replace(/\/$/, '')
    const limits = { connections, ...(confirmations !== undefined && { confirmations }) }
    const probe = (signal: AbortSignal) => this.#probe(signal)
    this.#gate = new UpstreamGate({ name: 'engine', ...limits, probe, report })
    this.#tokenGate = new UpstreamGate({
      name: 'token',
      ...limits,
      report,
      probeEveryMs: tokenProbeEveryMs,
      probe: (signal) => requestToken(this.#tokenPool, tokenPath, credentials, { signal }),
    })
    this.#tokens = new TokenSource(async () => {
      const requested = await this.#tokenGate.run(
        async () => ({
          status: 200,
          issued: await requestToken(this.#tokenPool, tokenPath, credentials, { timeoutMs: tokenTimeoutMs }),
        }),
        (error) => !isRefusal(error),
      )
      return requested.issued
    })
    this.#timeoutMs = timeoutMs
    this.#onCall = onCall
  }

  /** True when calls would fail: the engine is down, or there is no token and the token server is down. */
  get isDown(): boolean {
    return this.#gate.isOpen || (this.#tokenGate.isOpen && !this.#tokens.hasToken)
  }

  /** Gates of the engine and of the token server. */
  get gates(): UpstreamGate[] {
    return [this.#gate, this.#tokenGate]
  }

  /** The listener is called each time the engine or the token server recovers. */
  onRecovery(listener: () => void): void {
    for (const gate of this.gates) gate.onRecovery(listener)
  }

  /**
   * One POST of an operation or an array of operations. `repeatable` (queries only) sends it a second time when the
   * connection was closed before an answer, as happens to idle connections. `upload`: the file of the operation.
   */
  async graphql(body: string, call: CallFor, options: GraphqlOptions): Promise<Buffer> {
    return (await this.graphqlAnswer(body, call, options)).bytes
  }

  /** As `graphql`, and says what is known of the answer without parsing it. */
  async graphqlAnswer(body: string, call: CallFor, { repeatable, upload }: GraphqlOptions): Promise<GraphqlAnswer> {
    const sent = upload ? await multipartOf(body, upload) : { body, type: 'application/json' }
    const start = performance.now()
    try {
      const {
        bytes,
        headers,
        state = 'unknown',
      } = await this.#withToken({
        method: 'POST',
        path: `${this.#prefix}/graphql`,
        body: sent.body,
        headers: headersOf(call, ['content-type', sent.type, 'accept', 'application/json']),
        isRepeatable: repeatable,
        budget: this.#budgetOf(call),
        check: checkGraphql,
      })
      this.#onCall?.(performance.now() - start, true)
      return { bytes, state, parts: state === 'unknown' ? undefined : answersOfBatch(bytes, headers) }
    } catch (error) {
      this.#onCall?.(performance.now() - start, false)
      throw asUnavailable(error)
    }
  }

  /** GET of a file with the caller's identity. Any status is an answer. */
  async file(path: string, call: CallFor): Promise<Answer> {
    return this.#get(path, headersOf(call, []), this.#budgetOf(call))
  }

  /** GET with the token, for the engine's routes other than GraphQL. Any status is an answer. */
  async get(path: string, { timeoutMs = this.#timeoutMs } = {}): Promise<{ status: number; text: string }> {
    const { status, bytes } = await this.#get(path, [], new Budget(timeoutMs))
    return { status, text: bytes.toString() }
  }

  /** POST of bytes as they came, for the engine's routes other than GraphQL. Never repeated; any status is an answer. */
  async post(path: string, body: Buffer, headers: Record<string, string>, call: CallFor): Promise<Answer> {
    try {
      return await this.#withToken({
        method: 'POST',
        path: this.#prefix + path,
        body,
        headers: headersOf(call, Object.entries(headers).flat()),
        isRepeatable: false,
        budget: this.#budgetOf(call),
      })
    } catch (error) {
      throw asUnavailable(error)
    }
  }

  async close(): Promise<void> {
    for (const gate of this.gates) gate.close()
    await Promise.all([this.#pool.destroy(), this.#tokenPool.destroy()])
  }

  #budgetOf({ budget }: CallFor): Budget {
    return budget ?? new Budget(this.#timeoutMs)
  }

  async #get(path: string, headers: string[], budget: Budget): Promise<Answer> {
    try {
      return await this.#withToken({ method: 'GET', path: this.#prefix + path, headers, isRepeatable: true, budget })
    } catch (error) {
      throw asUnavailable(error)
    }
  }

  async #withToken(request: Request): Promise<Answer> {
    const { budget } = request
    await budget.checkToken()
    const token = await this.#token(budget)
    const answer = await this.#send(request, token)
    if (!isTokenRefused(answer)) return answer
    return budget.withNewToken(async () => {
      const second = await this.#send(request, await this.#token(budget, token))
      if (isTokenRefused(second)) throw new UpstreamUnavailable('token', 'Upstream: a new token was refused')
      return second
    })
  }

  /** Concurrent requests share one token call, so the budget of one request bounds its own wait but not the call. */
  async #token(budget: Budget, refused?: string): Promise<string> {
    const token = this.#tokens.get(refused)
    return typeof token === 'string' ? token : budget.wait(token)
  }

  async #send(request: Request, token: string): Promise<Answer> {
    const { budget } = request
    budget.check()
    return this.#gate.runWithin(budget, () => this.#exchange(request, token))
  }

  async #exchange({ method, path, headers, body, isRepeatable, budget, check }: Request, token: string) {
    const request = { method, path, headers: [...headers, 'authorization', `Bearer ${token}`], body }
    let answer: Answer
    try {
      answer = await exchange(this.#pool, request, Math.ceil(budget.left))
    } catch (error) {
      if (!isRepeatable || !isReset(error)) throw error
      answer = await exchange(this.#pool, request, Math.ceil(budget.left))
    }
    answer.state = answerState(answer.bytes, answer.headers)
    if (answer.state === 'changed')
      throw new UpstreamUnavailable('answer', 'Upstream: the answer was changed on its way')
    check?.(answer)
    return answer
  }

  /**
   * Probes the engine: its health check where it has one, and GraphQL. A refusal counts as an answer, so the probe
   * needs no token.
   */
  async #probe(signal: AbortSignal): Promise<void> {
    const ask = async (request: Pick<Dispatcher.RequestOptions, 'method' | 'path' | 'headers' | 'body'>) => {
      const { statusCode, body } = await this.#pool.request({ ...request, signal })
      // Read in any case: a long body that nobody reads keeps its connection.
      return { status: statusCode, bytes: Buffer.from(await body.arrayBuffer()) }
    }
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const body = '{"query":"{ __typename }"}'
    const [{ status }, answer] = await Promise.all([
      ask({ method: 'GET', path: `${this.#prefix}/health/ready` }),
      ask({ method: 'POST', path: `${this.#prefix}/graphql`, headers, body }),
    ])
    if (status >= 500) throw new UpstreamUnavailable('status', `Upstream: status ${status}`)
    checkGraphql(answer)
  }
}

/** The token server refused the client's credentials, so the server itself is up. */
const isRefusal = (error: unknown): boolean => error instanceof UpstreamUnavailable && error.reason === 'token'

function checkGraphql({ status, bytes }: Pick<Answer, 'status' | 'bytes'>): void {
  if (status === 401) return // concerns the token, not the upstream
  if (status >= 500 || status === 429) throw new UpstreamUnavailable('status', `Upstream: status ${status}`)
  if (!/^\s*[[{]/.test(bytes.toString('latin1', 0, 16))) throw new UpstreamUnavailable('answer', 'Upstream: no JSON')
}

/** Adds the headers of a call to names and values in turns, as undici takes them. */
function headersOf(call: CallFor, headers: string[]): string[] {
  headers.push(callHeaders.store, call.store, callHeaders.language, call.language)
  headers.push(callHeaders.requestId, call.requestId)
  const { identity } = call
  if (identity) {
    addHeader(headers, callHeaders.visitorId, identity.visitorId)
    addHeader(headers, callHeaders.userToken, identity.userToken)
    addHeader(headers, callHeaders.cartId, identity.cartId)
    addHeader(headers, callHeaders.clientNetwork, identity.network)
  }
  addHeader(headers, callHeaders.surchargeVariant, call.surchargeVariant)
  addHeader(headers, callHeaders.browserKey, call.browserKey)
  addHeader(headers, callHeaders.editorToken, call.editorToken)
  if (call.preview) headers.push(callHeaders.preview, previewHeader(call.preview))
  addHeader(headers, callHeaders.faults, call.faults)
  return headers
}

function addHeader(headers: string[], name: string, value: string | null | undefined): void {
  if (value) headers.push(name, value)
}

/** Bytes searched for the error code of a refused token; enough even for a batch of fifty operations. */
const LONGEST_REFUSAL = 4096

type Result = { errors?: { extensions?: { code?: unknown } }[] }

/** The engine refused the token of the whole request, so it executed nothing and the request may be sent again. */
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
