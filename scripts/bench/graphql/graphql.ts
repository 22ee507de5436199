import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { edgeHeap } from '../../stack/stack.ts'

const roles = ['proxy', 'cached', 'uncached'] as const
type Role = (typeof roles)[number]

/** Milliseconds of processor time of the server per request, and requests per second. */
type GraphqlFigures = { cpuMs: number; rate: number }
type GraphqlBench = Record<Role, GraphqlFigures> & { bytes: number }

/** What the edge may cost beside a server that only passes on. */
export const graphqlTargets = { cachedToProxy: 1, uncachedToProxy: 1.3 }

const CONNECTIONS = 16
const ROUNDS = 5
const ANSWERS = 2000
/** The edge has more code than the proxy, so its last functions are compiled later. */
const ANSWERS_TO_WARM_UP = 5000

const listing = `query Listing($first: Int) {
  products(first: $first) { total items { ...Card } }
}
fragment Card on Product {
  id sku slug name description price { amount formatted } oldPrice { amount } brand { id name slug } category { id name slug }
  pictures(first: 3) { url small: url(width: 200) alt } thumbnail { url } rating isNew badges createdAt meta
}`
const body = JSON.stringify({ query: listing, variables: { first: 40 } })

type Server = { child: ChildProcess; url: string }

async function start(role: string, ...rest: string[]): Promise<Server> {
  const child = fork(`${import.meta.dirname}/graphql-server.ts`, [role, ...rest], { execArgv: edgeHeap })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return { child, url }
}

/** Milliseconds that the server has used so far. */
async function cpuOf({ child }: Server): Promise<number> {
  child.send('cpu')
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }]
  return (cpu.user + cpu.system) / 1000
}

async function fire({ url }: Server, amount: number): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const result = await autocannon({ url, method: 'POST', headers, body, connections: CONNECTIONS, amount })
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} requests failed`)
}

async function measure(server: Server): Promise<GraphqlFigures> {
  const [cpu, began] = [await cpuOf(server), performance.now()]
  await fire(server, ANSWERS)
  const seconds = (performance.now() - began) / 1000
  return { cpuMs: ((await cpuOf(server)) - cpu) / ANSWERS, rate: ANSWERS / seconds }
}

/**
 * A listing through the edge (from its cache, and not) and through a bare Fastify and undici proxy, before the same
 * upstream, in turns, so that a busy machine is unfair to none. All have the heap of the edge in production. Medians of five
 * rounds.
 */
export async function benchGraphql(): Promise<GraphqlBench> {
  const upstream = await start('upstream')
  const servers = await Promise.all(roles.map((role) => start(role, upstream.url)))
  try {
    const [proxy] = servers as [Server]
    const answer = await fetch(proxy.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const text = await answer.text()
    if (text.includes('"errors"')) throw new Error('The listing has errors, so it would not be cached')
    const bytes = Buffer.byteLength(text)
    for (const server of servers) await fire(server, ANSWERS_TO_WARM_UP)
    const rounds: GraphqlFigures[][] = []
    for (let round = 0; round < ROUNDS; round++) {
      const figures: GraphqlFigures[] = []
      for (const server of servers) figures.push(await measure(server))
      rounds.push(figures)
    }
    const figuresOf = (index: number): GraphqlFigures => ({
      cpuMs: median(rounds.map((figures) => figures[index]?.cpuMs ?? 0)),
      rate: median(rounds.map((figures) => figures[index]?.rate ?? 0)),
    })
    return { proxy: figuresOf(0), cached: figuresOf(1), uncached: figuresOf(2), bytes }
  } finally {
    for (const { child } of [...servers, upstream]) child.kill()
  }
}

/** The targets that were missed, in words; empty when none was. */
function missedGraphqlTargets({ proxy, cached, uncached }: GraphqlBench): string[] {
  const ratios = [
    { name: 'cached', ratio: cached.cpuMs / proxy.cpuMs, target: graphqlTargets.cachedToProxy },
    { name: 'uncached', ratio: uncached.cpuMs / proxy.cpuMs, target: graphqlTargets.uncachedToProxy },
  ]
  return ratios
    .filter(({ ratio, target }) => ratio > target)
    .map(({ name, ratio, target }) => `${name} costs ${ratio.toFixed(2)} times the proxy, ${target} is allowed`)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

if (import.meta.main) {
  const bench = await benchGraphql()
  console.log(`One listing of ${(bench.bytes / 1024).toFixed(0)} kB:`)
  for (const role of roles) {
    console.log(`  ${role.padEnd(9)} ${bench[role].cpuMs.toFixed(3)} ms CPU, ${bench[role].rate.toFixed(0)} requests/s`)
  }
  const missed = missedGraphqlTargets(bench)
  for (const line of missed) console.error(line)
  process.exitCode = missed.length > 0 ? 1 : 0
}
