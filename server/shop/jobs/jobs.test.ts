import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import t from 'tap'
import type { Transaction } from '../db/database.ts'
import { change, filledDatabase, importing, startEngine } from '../testing/engine.ts'
import { until } from '../testing/quiet-jobs.ts'
import { wayTo } from '../testing/way-to-database.ts'
import { addJob } from './jobs.ts'
import { startWorker, type Task, type Worker, type WorkerOptions } from './worker.ts'

const silent = () => undefined
const log = { debug: silent, info: silent, warn: silent, error: silent }

/** A worker whose one task is `task`. */
const workerWith = (
  t: { teardown: (end: () => unknown) => void },
  url: string,
  task: Task<never>,
  more: Partial<WorkerOptions> = {},
): Worker => {
  const worker = startWorker({ url, log, tasks: { 'visitors.clean': task }, lookInterval: 100, ...more })
  t.teardown(worker.stop)
  return worker
}

const add = (trx: Transaction) => addJob(trx, 'visitors.clean', {})
const database = () => filledDatabase(t, async () => undefined)

t.test('a job is done once its transaction is committed, by one of all engines', async (t) => {
  const url = await database()
  let runs = 0
  const task = async () => {
    runs += 1
  }
  const workers = [1, 2, 3].map(() => workerWith(t, url, task))
  const done = Promise.race(workers.map((worker) => once(worker.events, 'job:success')))
  await change(url, async (trx) => {
    await add(trx)
    throw new Error('rolled back')
  }).catch(silent)
  t.same(await workers[0]?.figures(), [], 'nothing remains of one that was rolled back')
  await change(url, add)
  await done
  t.equal(runs, 1)
})

t.test('a job added again with its key replaces the earlier one', async (t) => {
  const url = await database()
  const worker = workerWith(t, url, async () => undefined)
  const later = { key: 'once', runAt: new Date(Date.now() + 3_600_000) }
  const addTo = (options: object) => change(url, (trx) => addJob(trx, 'visitors.clean', {}, options))
  await addTo(later)
  const done = once(worker.events, 'job:success')
  await addTo({ key: 'once' })
  await done
  await until(async () => (await worker.figures()).length === 0, 'nothing is left')
})

t.test('a job that fails comes again', async (t) => {
  const url = await database()
  const attempts: number[] = []
  const worker = workerWith(t, url, async (_nothing, { attempt }) => {
    attempts.push(attempt)
    if (attempt === 1) throw new Error('not yet')
  })
  const done = once(worker.events, 'job:success')
  await change(url, add)
  await done
  t.same(attempts, [1, 2])
})

t.test('a job that takes too long is ended, and given up after its attempts', async (t) => {
  const url = await database()
  let wasReported = false
  const worker = workerWith(
    t,
    url,
    (_nothing, { signal }) =>
      new Promise(() => {
        signal.addEventListener('abort', () => {
          wasReported = true
        })
      }),
    { maxDuration: 50 },
  )
  const failed = once(worker.events, 'job:failed')
  await change(url, (trx) => addJob(trx, 'visitors.clean', {}, { attempts: 1 }))
  await failed
  t.ok(wasReported)
  await until(
    async () =>
      (await worker.figures()).some(
        ({ task, state, count }) => `${task} ${state} ${count}` === 'visitors.clean failed 1',
      ),
    'the job is given up',
  )
})

t.test('the job of a killed engine is done by the next', async (t) => {
  const url = await database()
  const dying = spawn(process.execPath, [join(import.meta.dirname, 'testing/stuck-engine.ts'), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.teardown(() => dying.kill('SIGKILL'))
  await change(url, add)
  await once(dying.stdout, 'data')
  const worker = workerWith(t, url, async () => undefined)
  let isDone = false
  const done = once(worker.events, 'job:success').then(() => {
    isDone = true
  })
  await new Promise((resolve) => setTimeout(resolve, 500))
  t.notOk(isDone, 'as long as the other one lives, it is his')
  dying.kill('SIGKILL')
  await done
  t.ok(isDone)
})

t.test('a database that was away for long ends nothing', async (t) => {
  const url = await database()
  const worker = workerWith(t, url, async () => undefined)
  await once(worker.events, 'pool:create')
  const again = once(worker.events, 'pool:create')
  // What the library does after ten looks in vain.
  worker.events.once('worker:getJob:empty', ({ worker: one }) => void one.workerPool.gracefulShutdown())
  await again
  const done = once(worker.events, 'job:success')
  await change(url, add)
  await done
  t.pass('it goes on where it was')
})

t.test('a machine that is gone without a word holds up no job for long', async (t) => {
  const url = await database()
  const way = await wayTo(t, url)
  const worker = workerWith(t, way.url, async () => undefined, { answerWithin: 3000 })
  const done = async () => {
    const success = once(worker.events, 'job:success')
    await change(url, add)
    await success
  }
  await done()
  way.fallSilent()
  await done()
  t.pass('the next one is done by new connections, and not in a quarter of an hour')
})

t.test('the engine runs its rounds and logs them', async (t) => {
  const url = await filledDatabase(t, importing({}))
  const { app } = await startEngine(t, url)
  await change(url, add)
  const done = /^shop_jobs_total\{task="visitors.clean",outcome="done"\} [1-9]/m
  // Others wait now and then: a round comes every minute.
  await until(async () => {
    const [own, common] = await Promise.all([app.inject('/metrics'), app.inject('/metrics/database')])
    return done.test(own.body) && !/^shop_jobs\{[^}]*state="waiting"\} [1-9]/m.test(common.body)
  }, 'the job is done and none waits')
  t.pass('in its metrics')
})
