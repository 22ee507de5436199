import { AsyncLocalStorage } from 'node:async_hooks'
import { request } from 'undici'
import { createTally } from '#lib/tally.ts'
import { ProviderUnavailable } from '../payment-method.ts'

export type ProviderCall = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: string
}

export type ProviderAnswer = { status: number; text: string }

/** Bytes of an answer; the largest, an order with a hundred lines, has some fifty thousand. */
const maxBytes = 1_000_000

/** Calls of this process to providers: `refused` has an answer that says no (4xx), `failed` none, or one of a fault of theirs. */
export const providerCalls = createTally<'provider' | 'outcome'>()

const deadline = new AsyncLocalStorage<AbortSignal>()

/** All calls to providers that `work` makes, one after the other, end within `ms` milliseconds. */
export const withinDeadline = <Result>(ms: number, work: () => Promise<Result>): Promise<Result> =>
  deadline.run(AbortSignal.timeout(ms), work)

/**
 * One call to a provider, `timeoutMs` milliseconds at most. Faults name the provider and what went wrong, never what was sent or answered.
 * @throws ProviderUnavailable without an answer, and for 429 and 5xx
 */
export const callProvider = async (
  provider: string,
  timeoutMs: number,
  { method, url, headers, body }: ProviderCall,
): Promise<ProviderAnswer> => {
  const limits = [AbortSignal.timeout(timeoutMs), deadline.getStore()].filter((signal) => signal !== undefined)
  const answer = await send()
  if (answer.status === 429 || answer.status >= 500) {
    count('failed')
    throw new ProviderUnavailable(`${provider} answered ${answer.status}`)
  }
  count(answer.status >= 400 ? 'refused' : 'answered')
  return answer

  function count(outcome: 'answered' | 'refused' | 'failed'): void {
    providerCalls.count({ provider, outcome })
  }

  async function send(): Promise<ProviderAnswer> {
    try {
      const { statusCode, body: content } = await request(url, {
        method,
        headers,
        body,
        signal: AbortSignal.any(limits),
      })
      const chunks: Buffer[] = []
      let size = 0
      for await (const chunk of content as AsyncIterable<Buffer>) {
        size += chunk.length
        if (size > maxBytes) throw new Error('the answer is too long')
        chunks.push(chunk)
      }
      return { status: statusCode, text: Buffer.concat(chunks).toString('utf8') }
    } catch (error) {
      count('failed')
      const { name, message, code } = error as NodeJS.ErrnoException
      const reason = name === 'TimeoutError' ? 'nothing in time' : (code ?? message)
      throw new ProviderUnavailable(`${provider} did not answer: ${reason}`)
    }
  }
}
