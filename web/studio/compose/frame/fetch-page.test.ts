import t from 'tap'
import { fetchPage } from './fetch-page.ts'

t.test(
  'fetchPage asks a busy shop again when Retry-After says, and after a lost connection a second later',
  async (t) => {
    const { fetch, setTimeout: setRealTimeout } = globalThis
    t.teardown(() => Object.assign(globalThis, { fetch, setTimeout: setRealTimeout }))
    const pauses: number[] = []
    const withoutPause = (run: () => void, milliseconds: number) => {
      pauses.push(milliseconds)
      return setRealTimeout(run, 0)
    }
    Object.assign(globalThis, { setTimeout: withoutPause })
    const busy = (status: number, retryAfter: string) =>
      new Response('busy', { status, headers: { 'retry-after': retryAfter } })
    const answers: (Response | null)[] = []
    globalThis.fetch = async () => {
      const answer = answers.shift()
      if (!answer) throw new TypeError('Failed to fetch')
      return answer
    }
    const { signal } = new AbortController()
    const seen: (number | null)[] = []
    const waiting = { signal, onBusy: (status: number | null) => seen.push(status) }

    answers.push(busy(503, '4'), busy(429, '2'), null, busy(500, 'soon'), new Response('draft'))
    t.match(await fetchPage('/a/', waiting), { status: 200, html: 'draft' })
    t.same(seen, [503, 429, null, 500])
    t.same(pauses, [4000, 2000, 1000, 1000])

    answers.push(new Response('gone', { status: 410 }))
    t.match(await fetchPage('/a/', waiting), { status: 410, html: 'gone' }, 'what visitors get is no failure')
  },
)

t.test('fetchPage ends with the frame, while waiting and while asking', async (t) => {
  const { fetch } = globalThis
  t.teardown(() => Object.assign(globalThis, { fetch }))
  let calls = 0
  globalThis.fetch = async () => {
    calls++
    return new Response('busy', { status: 503, headers: { 'retry-after': '0.001' } })
  }
  const waiting = new AbortController()
  t.equal(await fetchPage('/a/', { signal: waiting.signal, onBusy: () => waiting.abort() }), null)
  t.equal(calls, 1)

  const asking = new AbortController()
  globalThis.fetch = async () => {
    asking.abort()
    return new Response('late')
  }
  const onBusy = () => t.fail('an answer that no one waits for')
  t.equal(await fetchPage('/a/', { signal: asking.signal, onBusy }), null)
})
