import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc, { type Arbitrary } from 'fast-check'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Test } from 'tap'
import type { OddRequest } from './odd-requests.ts'
import { seed } from './random.ts'
import { whileBusy } from './while-busy.ts'

type OddAnswer = { status: number; headers: Record<string, string>; body: string }
type Send = (request: OddRequest) => Promise<OddAnswer>

/** FUZZ_RUNS: how many times as many requests as the suite always sends. FUZZ_SEED tries others; a failure prints the one to use. */
const times = Number(process.env.FUZZ_RUNS ?? 1)

/** Milliseconds within which each request is answered, on a busy machine. */
const maxAnswerLength = 20_000
/** Bytes by which the heap may be larger after a group than after its warm-up. */
const maxGrowth = 40e6

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function heapUsed(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** Null, or what is wrong with an answer to what no client should send. */
function errorOf({ status, headers, body }: OddAnswer, method: string): string | null {
  if (status >= 500) return `status ${status}: ${body.slice(0, 300)}`
  if (status < 200) return `no final status: ${status}`
  if (/"code":"INTERNAL"|"INTERNAL_ERROR"/.test(body)) return `an internal error: ${body.slice(0, 300)}`
  const isError = status >= 400
  if (isError && body.trim() === '' && method !== 'HEAD') return `${status} without a word`
  if (isError && /^\s*public/.test(headers['cache-control'] ?? '') && status !== 404 && status !== 410)
    return `${status} is public`
  return null
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Sends each request of a group and looks at the answers, at promises and at memory. The smallest wrong one is printed with its seed. */
export async function fuzz(t: Test, requests: Arbitrary<OddRequest>, send: Send, numRuns: number): Promise<void> {
  const rejections: unknown[] = []
  const onRejection = (reason: unknown) => void rejections.push(reason)
  process.on('unhandledRejection', onRejection)
  t.teardown(() => process.off('unhandledRejection', onRejection))
  const check = (runs: number, seed: number) =>
    fc.check(
      fc.asyncProperty(requests, async (request) => {
        // The first of its kind may rightly be put off on a busy machine; what is put off for good is a fault.
        const ask = () => within(maxAnswerLength, send(request))
        const error = errorOf(await whileBusy(ask, { withinMs: maxAnswerLength }), request.method)
        if (error !== null) throw new Error(error)
        if (rejections.length > 0) throw new Error(`unhandled rejection: ${String(rejections[0])}`)
      }),
      { seed, numRuns: runs, endOnFailure: false },
    )
  const warm = await check(Math.ceil(numRuns / 4), seed + 1)
  const before = heapUsed()
  const outcome = warm.failed ? warm : await check(numRuns * times, seed)
  const grown = heapUsed() - before
  t.notOk(
    outcome.failed,
    outcome.failed ? `FUZZ_SEED=${seed}: ${fc.defaultReportMessage(outcome)}` : 'every answer is in order',
  )
  t.ok(grown < maxGrowth, `the heap has grown by ${(grown / 1e6).toFixed(1)} MB`)
}

/** By `inject`, without a socket. */
export const injecting =
  (app: FastifyInstance): Send =>
  async ({ method, target, headers, body }) => {
    const options: InjectOptions = { method: method as 'POST', url: target, headers }
    const {
      statusCode,
      headers: got,
      body: text,
    } = await app.inject(body === undefined ? options : { ...options, payload: body })
    return {
      status: statusCode,
      headers: Object.fromEntries(Object.entries(got).map(([name, value]) => [name, String(value)])),
      body: text,
    }
  }

/** By a socket, each byte as it is: clients of Node refuse or repair most of it. */
export const overSocket =
  (port: number): Send =>
  ({ method, target, headers, body = '' }) =>
    new Promise((resolve, reject) => {
      const bytes = Buffer.from(body)
      const lines = Object.entries({
        ...headers,
        connection: 'close',
        ...(bytes.length > 0 && { 'content-length': bytes.length }),
      })
      const head = [`${method} ${target} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join(
        '\r\n',
      )
      const chunks: Buffer[] = []
      const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.concat([Buffer.from(head, 'latin1'), bytes])))
      socket.on('data', (chunk: Buffer) => chunks.push(chunk))
      socket.on('error', reject)
      socket.on('close', () => resolve(answerIn(Buffer.concat(chunks).toString('latin1'))))
    })

function answerIn(text: string): OddAnswer {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = lines.map((line) => line.split(/:\s*/, 2) as [string, string])
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body: text.slice(end + 4),
  }
}
