import type { IncomingHttpHeaders } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import { Pool } from 'undici'
import { mediaBusy, noSuchMedia } from '#contract/media.ts'
import type { Budget } from '../upstream/budget.ts'
import { type GateReport, UpstreamGate } from '../upstream/gate.ts'
import { outsideRequests } from '../upstream/outside-requests.ts'
import { asUnavailable, UpstreamUnavailable } from '../upstream/unavailable.ts'

/** Bytes of what is read as a whole, and kept. */
const largestWholeBytes = 512 * 1024

/** A picture that the engine has never had: one that is asked for to learn whether media are answered. */
const unknownPicture = '/media/0000000000000000/thumb.webp'

/** Milliseconds without a byte after which a long file is given up. */
const silenceMs = 5000

type MediaQuery = { path: string; requestId: string; range?: string | undefined; budget: Budget }

/** `missing`: the engine says that there is no such picture. `busy`: it is still drawing it. */
type MediaAnswer =
  | { kind: 'missing' }
  | { kind: 'busy' }
  | { kind: 'whole'; headers: IncomingHttpHeaders; body: Buffer }
  | { kind: 'stream'; status: number; headers: IncomingHttpHeaders; body: Readable }

/** Pictures and files of the engine, which has an answer, says that there is none, or is out of order. */
export class MediaSource {
  readonly gate: UpstreamGate
  readonly #pool: Pool
  readonly #prefix: string

  /** `url`: the engine's base URL; may contain a path. */
  constructor({ url, connections = 128, report }: { url: string; connections?: number; report?: GateReport }) {
    const { origin, pathname } = new URL(url)
    this.#prefix = pathname.replace(/\/$/, '')
    this.#pool = new Pool(origin, {
      connections: connections + 2,
      headersTimeout: silenceMs,
      bodyTimeout: silenceMs,
      connect: outsideRequests({ timeout: 2000 }),
    })
    this.gate = new UpstreamGate({
      name: 'media',
      connections,
      // The engine limits drawing itself: pictures that it has must not wait for those that it draws.
      min: connections,
      report,
      probe: async (signal) => {
        const path = this.#prefix + unknownPicture
        const { statusCode, body } = await this.#pool.request({ path, method: 'GET', signal })
        await body.dump()
        if (statusCode >= 500) throw new UpstreamUnavailable('status', `Media: status ${statusCode}`)
      },
    })
  }

  /** Throws UpstreamUnavailable, also for an answer that can't be what was asked for. */
  async get(requested: MediaQuery): Promise<MediaAnswer> {
    let isGivenUp = false
    const work = async () => {
      const answer = await this.#ask(requested)
      if (isGivenUp && answer.kind === 'stream') answer.body.destroy()
      return { status: 200, answer }
    }
    try {
      return (await this.gate.runWithin(requested.budget, work)).answer
    } catch (error) {
      isGivenUp = true
      throw asUnavailable(error)
    }
  }

  async close(): Promise<void> {
    this.gate.close()
    await this.#pool.destroy()
  }

  async #ask({ path, requestId, range, budget }: MediaQuery): Promise<MediaAnswer> {
    const late = AbortSignal.timeout(Math.ceil(budget.left))
    const stopped = new AbortController()
    const stop = () => stopped.abort(late.reason)
    late.addEventListener('abort', stop)
    try {
      const { statusCode, headers, body } = await this.#pool.request({
        path: this.#prefix + path,
        method: 'GET',
        signal: stopped.signal,
        headers: { 'x-request-id': requestId, ...(range && { range }) },
      })
      const isWhole = statusCode === 200 && Number(headers['content-length'] ?? Infinity) <= largestWholeBytes
      if (statusCode === 404 || statusCode === 503) return readRefusal(statusCode, await body.text())
      if (![200, 206, 416].includes(statusCode) || (statusCode !== 416 && !isOfKind(path, headers))) {
        await body.dump()
        throw new UpstreamUnavailable('answer', `Media: status ${statusCode} of type ${headers['content-type']}`)
      }
      if (isWhole) return { kind: 'whole', headers, body: Buffer.from(await body.arrayBuffer()) }
      return { kind: 'stream', status: statusCode, headers, body: passedOn(body) }
    } finally {
      // A long file may take as long as its reader needs, once it has begun.
      late.removeEventListener('abort', stop)
    }
  }
}

/** Renditions are pictures. A page of a proxy, or of an engine that is being replaced, is neither picture nor file. */
function isOfKind(path: string, headers: IncomingHttpHeaders): boolean {
  const type = String(headers['content-type'] ?? '')
  return path.includes('/file/') ? !type.startsWith('text/html') : type.startsWith('image/')
}

function readRefusal(status: number, text: string): MediaAnswer {
  if (status === 404 && text.trim() === JSON.stringify(noSuchMedia)) return { kind: 'missing' }
  if (status === 503 && text.trim() === JSON.stringify(mediaBusy)) return { kind: 'busy' }
  throw new UpstreamUnavailable('answer', `Media: a ${status} that is not the engine’s`)
}

/**
 * The body for one reader, with definite failures. Its connection ends with the reader, even with one that never reads: undici
 * does not time a body that nobody reads, so it would keep its connection for good.
 */
function passedOn(body: Readable): Readable {
  // Whoever reads it listens to its errors, but it may fail before that.
  const passed = new PassThrough().on('error', () => undefined)
  body.on('error', (error) => passed.destroy(asUnavailable(error)))
  passed.on('close', () => body.destroy())
  return body.pipe(passed)
}
