import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { closedWithBench } from '../opened.ts'
import { atMost, type Line } from '../report.ts'
import { Faults } from './faults.ts'
import { Journal } from './journal.ts'
import { goodsOf, load } from './load.ts'
import type { Component } from './processes.ts'
import { openTopology } from './topology.ts'
import { Shop } from './visitor.ts'

type Options = { minutes: number; seed: number; onStep: (step: string) => void; log: (line: string) => void }

const group = 'soak'
const browsers = 10
const pauseMs = 1000
const warmUpMs = 30_000
const settleMs = 20_000
/** Bytes by which a process may be larger at the end: caches of 400 MB and less fill, and Node keeps what it once had. */
const maxGrowth: Readonly<Record<string, number>> = { edge: 400e6, engine: 250e6 }
const sizeOf = ({ name }: Component) => maxGrowth[name.split('-')[0] ?? ''] ?? 100e6

/**
 * The whole topology under mixed load while its parts are killed, stopped and slowed in random order. Held against: ends of
 * processes, statuses, acknowledged writes, memory. All that was wrong is logged.
 */
export async function benchSoak({ minutes, seed, onStep, log }: Options): Promise<Line[]> {
  const folder = join(tmpdir(), `pausenhof-soak-${process.pid}`)
  const faults: string[] = []
  const note = (fault: string) => {
    faults.push(fault)
    log(`WRONG  ${fault}`)
  }
  log(`Soak: ${minutes} minutes, seed ${seed} (--seed), logs in ${folder}`)
  const topology = await openTopology({ folder, onStep, onFault: note })
  const close = closedWithBench(topology.close)
  const disturb = new Faults(topology, seed, log)
  const statuses = new Map<string, number>()
  let wrong = 0
  const shop = new Shop(topology.port, (what, answer, expected) => {
    const status = answer?.status ?? 'no answer'
    statuses.set(`${status}`, (statuses.get(`${status}`) ?? 0) + 1)
    if (answer && expected.includes(answer.status)) return
    const { current } = disturb
    const isFriendly = answer && [429, 503].includes(answer.status) && answer.headers['retry-after'] !== undefined
    const isProxyAway = !answer && current !== null && current.includes('nginx')
    if (current !== null && (isFriendly || isProxyAway)) return
    wrong += 1
    note(`${what}: ${status} ${current ? `during ${current}` : 'without a fault'}: ${answer?.text.slice(0, 120) ?? ''}`)
  })
  const journal = new Journal()
  try {
    const goods = await goodsOf(topology.databaseUrl)
    const ending = new AbortController()
    const warmUpAndDisturb = async () => {
      try {
        onStep('Warming up')
        await delay(warmUpMs)
        const memory = topology.components.map((component) => component.memory)
        onStep('Disturbing it')
        await disturb.run(Date.now() + minutes * 60_000)
        return memory
      } finally {
        ending.abort()
      }
    }
    const [before] = await Promise.all([
      warmUpAndDisturb(),
      load(shop, journal, goods, { seed, browsers, pauseMs, signal: ending.signal }),
    ])
    onStep('Settling')
    await delay(settleMs)
    const lost = await journal.faults(topology.databaseUrl)
    for (const fault of lost) note(fault)
    const ends = faults.length - wrong - lost.length
    const { updates, unknown, wishes } = journal.counts
    log(`Answers: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`)
    return [
      { group, name: 'faults', value: disturb.count, unit: '' },
      { group, name: 'answers', value: [...statuses.values()].reduce((sum, count) => sum + count, 0), unit: '' },
      { group, name: 'cart changes acknowledged', value: updates, unit: '' },
      { group, name: 'cart changes without an answer', value: unknown, unit: '' },
      { group, name: 'wishes acknowledged', value: wishes, unit: '' },
      { group, name: 'processes that ended by themselves', value: ends, unit: '', ...atMost(0)(ends) },
      { group, name: 'wrong answers', value: wrong, unit: '', ...atMost(0)(wrong) },
      { group, name: 'writes lost or doubled', value: lost.length, unit: '', ...atMost(0)(lost.length) },
      ...topology.components.map((component, index): Line => {
        const [was = 0, is] = [before[index], component.memory]
        const max = Math.round((was + sizeOf(component)) / 1e6)
        return {
          group,
          name: `memory of ${component.name}, ${(was / 1e6).toFixed(0)} MB after warm-up`,
          value: is / 1e6,
          unit: 'MB',
          ...atMost(max)(is / 1e6),
        }
      }),
    ]
  } finally {
    await shop.close()
    await close()
    if (faults.length === 0)
      for (const path of [folder, `${folder}-db`, `${folder}-db.password`])
        await rm(path, { recursive: true, force: true })
  }
}
