import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { freePort } from '../../server/lib/process/ports.ts'
import { startStack } from '../stack/stack.ts'
import { closedWithBench } from './opened.ts'
import { atLeast, atMost, type Line } from './report.ts'

const root = join(import.meta.dirname, '../..')
const group = 'i overload'

/** Requests a second in capacities for rendering, so that ratios hold on a busy machine: renders, a cached page, a picture. */
const load = { rendered: 3, cached: 1, media: 1 }
/** Under overload the first seconds fill the queue that a burst may have, and are not counted. */
const settleSeconds = 3

/** What every browser says that it takes. */
const asBrowsers = { accept: 'text/html,image/*', 'accept-encoding': 'gzip, deflate, br' }

const rounds = 3

/** Connections that each ask for the home page as no cache has it, again as soon as they have their answer; the first two are to be refused nothing. */
const crowds = [8, 32, 100] as const
const maxUnrefused = 32

type Options = { seconds?: number; onStep?: (step: string) => void; signal?: AbortSignal }

/** What became of the requests of one kind; milliseconds of those that were answered with 200, in order. */
type Outcome = { answered: number[]; refused: number; otherwise: number }

/**
 * The whole shop with more pages to render than the edge can: listings that no cache has, with the data at hand, while a
 * cached page and a picture are asked for at the same time. Before that, crowds of callers that wait for their answers. Requests come at fixed times, whether earlier ones are
 * answered or not. Capacity, one page at a time and overload are measured in turns. Needs a built web.
 */
export async function benchOverload({ seconds = 5, onStep = () => {}, signal }: Options = {}): Promise<Line[]> {
  await using shop = await openShop(onStep, signal)
  const agent = new Agent({ connections: 256, headersTimeout: 10_000 })
  let number = 0
  const listing = `${shop.address}/schulranzen/`
  // A parameter that listings don't read: another page for the cache, with the same data.
  const ask = {
    rendered: () => `${listing}?enc=${++number}`,
    home: () => `${shop.address}/?enc=${++number}`,
    cached: () => listing,
    media: () => shop.picture,
  }
  const get = async (url: string, outcome: Outcome) => {
    const start = performance.now()
    const answer = await request(url, { dispatcher: agent, headers: asBrowsers }).catch(() => null)
    await answer?.body.dump().catch(() => {})
    if (answer?.statusCode === 200) outcome.answered.push(performance.now() - start)
    else if (answer?.statusCode === 503) outcome.refused++
    else outcome.otherwise++
  }
  /** So many connections, each of which asks again as soon as it has its answer. */
  const inTurn = async (connections: number, duration: number, url = ask.rendered) => {
    const outcome = nothing()
    const end = performance.now() + duration * 1000
    const one = async () => {
      while (performance.now() < end) await get(url(), outcome)
    }
    await Promise.all(Array.from({ length: connections }, one))
    return outcome
  }
  /** So many a second, at even times. */
  const atRate = async (perSecond: number, duration: number, url: () => string, outcome: Outcome) => {
    const all: Promise<void>[] = []
    const start = performance.now()
    for (let sent = 0; sent < perSecond * duration; ) {
      const due = ((performance.now() - start) / 1000) * perSecond
      for (; sent < due && sent < perSecond * duration; sent++) all.push(get(url(), outcome))
      await delay(2)
    }
    await Promise.all(all)
  }

  onStep('Warming up')
  await Promise.all([atRate(5, 2, ask.cached, nothing()), atRate(5, 2, ask.media, nothing())])
  await inTurn(2, seconds)
  const crowded: Line[] = []
  for (const connections of crowds) {
    onStep(`${connections} connections`)
    const cached = nothing()
    const [home] = await Promise.all([inTurn(connections, seconds, ask.home), atRate(20, seconds, ask.cached, cached)])
    const missed = cached.refused + cached.otherwise
    const [median, p99] = [at(home.answered, 0.5), at(home.answered, 0.99)]
    const name = `${connections} connections`
    crowded.push(
      { group, name: `${name}: answered`, value: home.answered.length, unit: '' },
      {
        group,
        name: `${name}: refused or failed`,
        value: home.refused + home.otherwise,
        unit: '',
        ...(connections <= maxUnrefused && atMost(0)(home.refused + home.otherwise)),
      },
      { group, name: `${name}: median`, value: median, unit: 'ms' },
      { group, name: `${name}: p99`, value: p99, unit: 'ms' },
      { group, name: `${name}: cached pages not answered`, value: missed, unit: '', ...atMost(0)(missed) },
    )
    // The next crowd starts from rest.
    await delay(3000)
  }
  const rates: number[] = []
  const alone: number[] = []
  const admitted: number[] = []
  const admittedRates: number[] = []
  const sum = { refused: 0, failed: 0, cachedMissed: 0, mediaMissed: 0, cheap: 0 }
  for (let round = 0; round < rounds; round++) {
    onStep(`Capacity, one at a time, overload: round ${round + 1} of ${rounds}`)
    const rate = (await inTurn(2, seconds)).answered.length / seconds
    rates.push(rate)
    alone.push(...(await inTurn(1, seconds)).answered)
    const [rendered, cached, media] = [nothing(), nothing(), nothing()]
    const requested = rate * load.rendered
    await atRate(requested, settleSeconds, ask.rendered, nothing())
    await Promise.all([
      atRate(requested, seconds, ask.rendered, rendered),
      atRate(rate * load.cached, seconds, ask.cached, cached),
      atRate(rate * load.media, seconds, ask.media, media),
    ])
    admitted.push(...rendered.answered)
    admittedRates.push(rendered.answered.length / seconds)
    sum.refused += rendered.refused
    sum.failed += rendered.otherwise
    sum.cachedMissed += cached.refused + cached.otherwise
    sum.mediaMissed += media.refused + media.otherwise
    sum.cheap += cached.answered.length + media.answered.length
    // The next round starts from rest.
    await delay(3000)
  }
  await agent.destroy()
  const capacity = mean(rates)
  const throughput = mean(admittedRates) / capacity
  const ratio = at(admitted, 0.99) / at(alone, 0.99)
  return [
    ...crowded,
    { group, name: 'capacity for rendering', value: capacity, unit: '1/s' },
    { group, name: 'one page at a time: median', value: at(alone, 0.5), unit: 'ms' },
    { group, name: 'one page at a time: p99', value: at(alone, 0.99), unit: 'ms' },
    { group, name: `${load.rendered} × capacity: rendered`, value: mean(admittedRates), unit: '1/s' },
    { group, name: 'rendered : capacity', value: throughput, unit: '×', ...atLeast(0.9)(throughput) },
    { group, name: 'admitted: median', value: at(admitted, 0.5), unit: 'ms' },
    { group, name: 'admitted: p99', value: at(admitted, 0.99), unit: 'ms' },
    { group, name: 'admitted : one at a time, p99', value: ratio, unit: '×', ...atMost(2)(ratio) },
    { group, name: 'refused with 503', value: sum.refused, unit: '' },
    { group, name: 'failed otherwise', value: sum.failed, unit: '', ...atMost(0)(sum.failed) },
    { group, name: 'cached pages and pictures answered', value: sum.cheap, unit: '' },
    { group, name: 'cached pages not answered', value: sum.cachedMissed, unit: '', ...atMost(0)(sum.cachedMissed) },
    { group, name: 'pictures not answered', value: sum.mediaMissed, unit: '', ...atMost(0)(sum.mediaMissed) },
  ]
}

async function openShop(onStep: (step: string) => void, signal: AbortSignal | undefined) {
  const dataDir = join(root, 'test-results/bench-overload')
  rmSync(dataDir, { recursive: true, force: true })
  const [edge, engine] = [await freePort(), await freePort()]
  const ports = { edge, engine, postgres: 0 }
  const starting = startStack({ root, dataDir, mode: 'production', ports, isThrowAway: true, onStep, signal })
  const close = closedWithBench(async () => (await starting.catch(() => null))?.stop())
  const address = (await starting).addressOf('localhost')
  const html = await (await fetch(`${address}/schulranzen/`)).text()
  const picture = html.match(/\/media\/[0-9a-f]+\/\w+\.\w+/)?.[0]
  if (!picture) throw new Error('The listing shows no picture')
  return { address, picture: address + picture, [Symbol.asyncDispose]: close }
}

const nothing = (): Outcome => ({ answered: [], refused: 0, otherwise: 0 })

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}
