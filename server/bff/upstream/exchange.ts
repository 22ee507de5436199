import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'

/** Request of one exchange: names and values of its headers in turns. */
export type SentRequest = {
  method: 'GET' | 'POST'
  path: string
  headers: string[]
  body?: string | Buffer | undefined
}

export type ReceivedAnswer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer }

/**
 * Sends a request and collects its whole answer. Rejects with a TimeoutError when there is none after `ms`, the wait for a free
 * connection included, and with undici's error when the connection fails.
 *
 * undici's own `request` makes a stream, an abort signal with its listeners and a copy of the bytes for each call. The copies
 * matter most: V8 collects the whole heap each time that 64 MB of buffers were made (measured in 2026-11: a third of the
 * processor time of an answer that no cache has).
 */
export function exchange(pool: Dispatcher, request: SentRequest, ms: number): Promise<ReceivedAnswer> {
  return new Promise((resolve, reject) => {
    pool.dispatch(request, new Exchange(resolve, reject, ms))
  })
}

class Exchange implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: ReceivedAnswer) => void
  readonly #reject: (error: Error) => void
  readonly #timer: NodeJS.Timeout
  readonly #chunks: Buffer[] = []
  #controller: Dispatcher.DispatchController | undefined
  #timeout: Error | undefined
  #isOver = false
  #status = 0
  #headers: IncomingHttpHeaders = {}

  constructor(resolve: (answer: ReceivedAnswer) => void, reject: (error: Error) => void, ms: number) {
    this.#resolve = resolve
    this.#reject = reject
    this.#timer = setTimeout(giveUp, ms, this)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#timeout) controller.abort(this.#timeout)
  }

  onResponseStart(_controller: unknown, status: number, headers: IncomingHttpHeaders): void {
    this.#status = status
    this.#headers = headers
  }

  onResponseData(_controller: unknown, chunk: Buffer): void {
    this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    this.#end()
    const [first] = this.#chunks
    // Most answers come in one read of the socket, whose buffer undici does not use again.
    const bytes = first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks)
    this.#resolve({ status: this.#status, headers: this.#headers, bytes })
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.#end()
    this.#reject(error)
  }

  giveUp(): void {
    if (this.#isOver) return
    this.#timeout = new DOMException('No answer in time', 'TimeoutError')
    this.#controller?.abort(this.#timeout)
    this.#reject(this.#timeout)
  }

  #end(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
  }
}

/** When this process itself was busy for so long, answers that have arrived are read first. */
function giveUp(exchange: Exchange): void {
  setImmediate(() => exchange.giveUp())
}
