import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import t, { type Test } from 'tap'
import { freePort } from './ports.ts'

type Line = { msg: string; reqId?: string; err?: { message: string } }

/** The server of testing/floating-server.ts as a process of its own, with the lines that it logs. */
async function start(t: Test) {
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../testing/floating-server.ts'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  const lines: Line[] = []
  const reader = createInterface({ input: child.stdout as Readable })
  const logged = async (wanted: (line: Line) => boolean): Promise<Line> => {
    while (true) {
      const found = lines.find(wanted)
      if (found) return found
      await once(reader, 'line')
    }
  }
  reader.on('line', (line) => lines.push(JSON.parse(line) as Line))
  await logged(({ msg }) => msg.startsWith('Server listening'))
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(60_000), ...init })
  const counted = async (scope: string): Promise<number> => {
    const text = await (await ask('/metrics')).text()
    return Number(new RegExp(`^process_unhandled_rejections_total\\{scope="${scope}"\\} (\\d+)$`, 'm').exec(text)?.[1])
  }
  return { child, ask, logged, counted }
}

t.test('an unhandled rejection fails its request, and no other', async (t) => {
  const { ask, logged, counted } = await start(t)
  t.equal(await counted('request'), 0)
  const [failed, fine] = await Promise.all([
    ask('/floats', { headers: { 'x-request-id': 'request-that-floats' } }),
    ask('/waits'),
  ])
  t.equal(failed.status, 503)
  t.equal(failed.headers.get('retry-after'), '10')
  t.equal(failed.headers.get('cache-control'), 'private, no-store')
  t.match(await failed.json(), { error: 'temporarily unavailable' })
  t.same([fine.status, await fine.text()], [200, 'waited'])
  t.match(await logged(({ msg }) => msg === 'unhandled rejection'), {
    reqId: 'request-that-floats',
    err: { message: 'floated' },
  })
  t.equal(await counted('request'), 1)

  const page = await ask('/floats', { headers: { accept: 'text/html,*/*' } })
  t.equal(page.status, 503)
  t.match(page.headers.get('content-type'), /text\/html/)
  t.match(await page.text(), /http-equiv="refresh"/)

  const posted = await ask('/floats', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  t.equal(posted.status, 503, 'also after a body was read')

  const sent = await ask('/floats-late')
  t.same([sent.status, await sent.text()], [200, 'sent before'])
  await logged(({ err }) => err?.message === 'floated late')
  t.equal((await ask('/waits')).status, 200)
  t.equal(await counted('request'), 4)
})

t.test('a rejection outside of any request is logged and counted for the process', async (t) => {
  const { child, ask, logged, counted } = await start(t)
  child.send('reject')
  t.match(await logged(({ msg }) => msg === 'unhandled rejection'), {
    reqId: undefined,
    err: { message: 'rejected outside' },
  })
  t.equal(await counted('process'), 1)
  t.equal((await ask('/waits')).status, 200)
})

t.test('an uncaught exception closes in order with exit code 1', async (t) => {
  const { child, ask, logged } = await start(t)
  const ended = exitOf(child)
  const underWay = ask('/throws')
  t.equal((await underWay).status, 200, 'requests under way are answered')
  await logged(({ msg }) => msg === 'closed')
  t.equal(await ended, 1)
})

const exitOf = async (child: ChildProcess): Promise<unknown> => (await once(child, 'exit'))[0]
