import type { Upload } from '#lib/uploads/write-multipart.ts'
import type { CallFor, CallIdentity, UpstreamClient } from '../../upstream/client.ts'
import { callOf } from '../../visitor/recovery.ts'
import type { Visitor } from '../../visitor/visitor.ts'
import type { Trace } from '../trace.ts'
import { readReplies, readReply, type UpstreamReply } from './upstream-reply.ts'

/** Most operations that the engine takes in one POST. */
const MOST_PER_POST = 50

export type Sending = {
  /** JSON text of {query, variables}. */
  body: string
  isMutation: boolean
  /** Response keys of the root fields: an answer that lacks one of them is none. The value of an only one stays text. */
  keys: readonly string[]
  /** The file among its variables. */
  upload?: Upload | null
  /** About the visitor: his ids and tokens go along. What is shared is asked for without them. */
  isPersonal: boolean
}

const nobody: CallIdentity = { visitorId: null, userToken: null, cartId: null, network: null }

type Waiting = Sending & { resolve: (reply: UpstreamReply) => void; reject: (error: unknown) => void }

/**
 * Sends what one request needs of the upstream. What is asked for at the same time leaves as one POST, what is personal apart
 * from what is shared; each operation's text stays its own, so that the upstream knows it again.
 */
export class Dispatcher {
  readonly #upstream: Pick<UpstreamClient, 'graphqlAnswer'>
  readonly #visitor: Visitor
  readonly #trace: Trace
  #waiting: Waiting[] = []

  constructor(upstream: Pick<UpstreamClient, 'graphqlAnswer'>, visitor: Visitor, trace: Trace) {
    this.#upstream = upstream
    this.#visitor = visitor
    this.#trace = trace
  }

  /** Rejects with UpstreamUnavailable. */
  send(sending: Sending): Promise<UpstreamReply> {
    if (this.#waiting.length === 0) setImmediate(() => this.#flush())
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...sending, resolve, reject })
    })
  }

  #flush(): void {
    const waiting = this.#waiting
    this.#waiting = []
    const isPersonalOf = (each: Waiting) => each.isPersonal && this.#visitor.identity !== null
    // A request carries one file, and its operation alone.
    for (const each of waiting) if (each.upload) this.#send([each], isPersonalOf(each))
    for (const isPersonal of [true, false]) {
      const alike = waiting.filter((each) => !each.upload && isPersonalOf(each) === isPersonal)
      for (let from = 0; from < alike.length; from += MOST_PER_POST) {
        this.#send(alike.slice(from, from + MOST_PER_POST), isPersonal)
      }
    }
  }

  #send(part: Waiting[], isPersonal: boolean): void {
    this.#post(part, isPersonal).catch((error: unknown) => {
      for (const { reject } of part) reject(error)
    })
  }

  #call(isPersonal: boolean): CallFor {
    const { store, language, requestId, identity, memberToken, preview, faults: violations, budget } = this.#visitor
    const call = { store, language, requestId, ...(preview && { preview }), ...(violations && { faults: violations }) }
    if (isPersonal && identity) return callOf(this.#visitor, identity.forCall())
    // Others may wait for what is shared, who have more time left.
    const shared = { ...call, ...(budget && { budget: budget.renewed() }) }
    return memberToken ? { ...shared, identity: { ...nobody, userToken: memberToken } } : shared
  }

  async #post(part: Waiting[], isPersonal: boolean): Promise<void> {
    const [first] = part
    const isSingle = part.length === 1
    const body = isSingle && first ? first.body : `[${part.map((each) => each.body).join(',')}]`
    const start = performance.now()
    this.#trace.upstreamCalls++
    try {
      this.#visitor.budget?.check()
      const repeatable = part.every(({ isMutation }) => !isMutation)
      const upload = isSingle ? (first?.upload ?? null) : null
      const answer = await this.#upstream.graphqlAnswer(body, this.#call(isPersonal), { repeatable, upload })
      const replies = isSingle
        ? [readReply(answer, first?.keys ?? [])]
        : readReplies(
            answer,
            part.map(({ keys }) => keys),
          )
      for (const [index, { resolve }] of part.entries()) resolve(replies[index] as UpstreamReply)
    } finally {
      this.#trace.upstreamMs += performance.now() - start
    }
  }
}
