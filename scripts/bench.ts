/**
 * `npm run bench`: what the shop costs, held against its targets and against others, in one run. A report: it ends with 0
 * even when a target is missed. `-- --only a,b` measures some groups, `-- --short` takes less time and is less exact;
 * `-- --only soak --minutes 2 --seed 1` is a short soak.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchCarts } from './bench/carts.ts'
import { benchFilling } from './bench/filling.ts'
import { benchGraphql, graphqlTargets } from './bench/graphql/graphql.ts'
import { benchImports } from './bench/imports/imports.ts'
import { benchLighthouse } from './bench/lighthouse/lighthouse.ts'
import { benchListing } from './bench/listing/listing.ts'
import { benchMillion } from './bench/listing/million.ts'
import { machineFacts } from './bench/machine.ts'
import { closeOpened } from './bench/opened.ts'
import { benchOrders } from './bench/orders.ts'
import { benchOverload } from './bench/overload.ts'
import { atLeast, atMost, type Line, table } from './bench/report.ts'
import { type BenchShop, openBenchShop } from './bench/shop.ts'
import { benchSoak } from './bench/soak/soak.ts'
import { benchPageCache, benchRendering } from './bench/ssr/ssr.ts'
import { benchPublications } from './bench/studio/publications.ts'
import { benchStudio } from './bench/studio/typing.ts'
import { benchWeight } from './bench/weight.ts'
import { buildWebWhenStale } from './stack/build/web-build.ts'
import { StackError } from './stack/processes/child.ts'
import { interruptedCode, onInterruption } from './stack/processes/interruption.ts'
import { progress } from './stack/progress.ts'

const root = join(import.meta.dirname, '..')
const groups = {
  a: 'a page from the cache against the same bytes',
  b: 'a listing rendered, against plain React and Next.js',
  c: 'GraphQL through the edge, against a bare proxy',
  d: 'a listing, a search and suggestions in the engine',
  e: 'bytes of scripts, styles and HTML',
  f: 'Lighthouse on a phone, beside a listing of Next.js',
  g: 'adding to carts and changing them, against bare transactions of the same rows',
  h: 'demo data, and a second start',
  i: 'three times as many pages to render as the edge can',
  j: 'submits of carts against bare transactions of the same rows, and races for one cart and for a hundred pieces',
  k: 'publications until three edges show them',
  l: 'typing in the studio on a page of 300 teasers',
  m: 'the index of a million products (ten minutes, 16 GB; only when it is asked for)',
  n: 'a supplier’s table, a catalogue of BMEcat, prices and stock loaded',
  soak: 'the whole shop while its parts are killed, stopped and slowed (ten minutes; only when it is asked for)',
}
type Group = keyof typeof groups
const onlyOnRequest: ReadonlySet<string> = new Set(['m', 'soak'])
/** Seconds that each of the others may take when it is run alone on an idle machine of two cores. */
const maxGroup = 120

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const isShort = values.short
const wanted = (values.only?.split(',') ?? Object.keys(groups).filter((group) => !onlyOnRequest.has(group))) as Group[]
const unknown = wanted.filter((group) => !(group in groups))
if (unknown.length > 0) {
  const known = Object.entries(groups).map(([letter, name]) => `  ${letter}  ${name}`)
  process.stderr.write(`There is no group ${unknown.join(', ')}. There are:\n${known.join('\n')}\n`)
  process.exit(1)
}

const { step, end } = progress()
const seconds = isShort ? 1.5 : 4
const lines: Line[] = []
const failed: string[] = []
const interruption = new AbortController()
const { signal } = interruption

async function interrupt() {
  end()
  process.stdout.write('\nStopping what is measured …\n')
  interruption.abort()
  await closeOpened()
  process.exit(interruptedCode)
}

/** `before`: milliseconds that the group's preparation took. */
async function measure(group: Group, bench: () => Promise<Line[]>, before = 0) {
  try {
    const since = performance.now()
    lines.push(...(await bench()))
    const value = (before + performance.now() - since) / 1000
    const target = wanted.length === 1 && !onlyOnRequest.has(group) ? atMost(maxGroup)(value) : {}
    lines.push({ group, name: 'time of the measurement', value, unit: 's', ...target })
  } catch (error) {
    await noteFailure(group, error)
  }
}

/** A group that can't be measured here must not take the others' figures with it. */
async function noteFailure(group: string, error: unknown) {
  if (signal.aborted) await new Promise(() => {})
  failed.push(group)
  process.stderr.write(`\n${group}: ${error instanceof StackError ? error.message : (error as Error).stack}\n`)
}

async function graphqlLines(): Promise<Line[]> {
  step('GraphQL in turns')
  const group = 'c GraphQL'
  const bench = await benchGraphql()
  const share = (name: 'cached' | 'uncached', target: number): Line => {
    const value = bench[name].cpuMs / bench.proxy.cpuMs
    return { group, name: `${name} : proxy`, value, unit: '×', ...atMost(target)(value) }
  }
  return [
    ...(['proxy', 'cached', 'uncached'] as const).flatMap((name) => [
      { group, name: `${name}: CPU an answer`, value: bench[name].cpuMs, unit: 'ms' },
      { group, name: `${name}: rate`, value: bench[name].rate, unit: '1/s' },
    ]),
    share('cached', graphqlTargets.cachedToProxy),
    share('uncached', graphqlTargets.uncachedToProxy),
  ]
}

async function listingLines(): Promise<Line[]> {
  const measured: Line[] = []
  for (const products of isShort ? [2500] : [2500, 100_000]) {
    step(`A catalogue of ${products.toLocaleString('en')} products${products > 10_000 ? ' (some minutes)' : ''}`)
    const group = `d ${products.toLocaleString('en')} products`
    const { importing, loading, restart, index, page, search, suggest } = await benchListing({ products })
    const [imported, ready] = [importing / 1000, restart / 1000]
    const isLarge = products === 100_000
    measured.push(
      { group, name: 'import', value: imported, unit: 's', ...(isLarge && atMost(60)(imported)) },
      { group, name: 'load of the index', value: loading / 1000, unit: 's' },
      {
        group,
        name: 'engine that starts again, index kept',
        value: ready,
        unit: 's',
        ...(isLarge && atMost(5)(ready)),
      },
      { group, name: 'index alone: median', value: index.median, unit: 'ms' },
      { group, name: 'index alone: p99', value: index.p99, unit: 'ms' },
      {
        group,
        name: 'listing with facets: median',
        value: page.median,
        unit: 'ms',
        ...atMost(isLarge ? 1.5 : 5)(page.median),
      },
      { group, name: 'listing with facets: p99', value: page.p99, unit: 'ms' },
      { group, name: 'listing with facets: CPU', value: page.cpu, unit: 'ms' },
      { group, name: 'search with facets: median', value: search.median, unit: 'ms', ...atMost(10)(search.median) },
      { group, name: 'search with facets: p99', value: search.p99, unit: 'ms' },
      { group, name: 'suggestions: median', value: suggest.median, unit: 'ms', ...atMost(1.5)(suggest.median) },
      { group, name: 'suggestions: p99', value: suggest.p99, unit: 'ms' },
    )
  }
  return measured
}

/** By concurrency. */
const cartTargets: Record<number, { rate: ReturnType<typeof atLeast>; databaseCpu: ReturnType<typeof atMost> }> = {
  16: { rate: atLeast(0.33), databaseCpu: atMost(2) },
}

async function cartLines(): Promise<Line[]> {
  step('Carts in turns')
  const group = 'g carts'
  return (await benchCarts({ seconds: seconds / 2 })).flatMap(({ name, concurrency, engine, bare }) => {
    const what = `${name}, ${concurrency} at once`
    const rate = engine.rate / bare.rate
    const databaseCpu = engine.databaseCpu / bare.databaseCpu
    const { rate: rateTarget, databaseCpu: cpuTarget } = cartTargets[concurrency] ?? {}
    return [
      { group, name: `${what}: rate`, value: engine.rate, unit: '1/s' },
      { group, name: `${what}: median`, value: engine.median, unit: 'ms' },
      { group, name: `${what}: p99`, value: engine.p99, unit: 'ms' },
      { group, name: `${what}: CPU`, value: engine.engineCpu, unit: 'ms' },
      { group, name: `${what}: CPU of PostgreSQL`, value: engine.databaseCpu, unit: 'ms' },
      { group, name: `${what}, bare: rate`, value: bare.rate, unit: '1/s' },
      { group, name: `${what}, bare: median`, value: bare.median, unit: 'ms' },
      { group, name: `${what}, bare: p99`, value: bare.p99, unit: 'ms' },
      { group, name: `${what}, bare: CPU of PostgreSQL`, value: bare.databaseCpu, unit: 'ms' },
      { group, name: `${what}, rate : bare`, value: rate, unit: '×', ...rateTarget?.(rate) },
      { group, name: `${what}, CPU of PostgreSQL : bare`, value: databaseCpu, unit: '×', ...cpuTarget?.(databaseCpu) },
    ]
  })
}

async function millionLines(): Promise<Line[]> {
  step('The index of a million products')
  const group = 'm 1,000,000 products'
  const { building, indexMb, restart, residentMb, listing, suggest } = await benchMillion(signal)
  return [
    { group, name: 'index built', value: building, unit: 's' },
    { group, name: 'kept snapshot', value: indexMb, unit: 'MB' },
    { group, name: 'index ready from the kept snapshot', value: restart, unit: 's' },
    { group, name: 'memory of the index', value: residentMb, unit: 'MB' },
    { group, name: 'index alone: median', value: listing.median, unit: 'ms' },
    { group, name: 'index alone: p99', value: listing.p99, unit: 'ms' },
    { group, name: 'suggestions, index alone: median', value: suggest.median, unit: 'ms' },
    { group, name: 'suggestions, index alone: p99', value: suggest.p99, unit: 'ms' },
  ]
}

const ofTheShop = {
  e: (shop: BenchShop) => benchWeight(shop),
  f: (shop: BenchShop) => benchLighthouse(shop, { runs: isShort ? 1 : 3, onStep: step, signal }),
  h: startLines,
  l: (shop: BenchShop) => benchStudio(shop, { keys: isShort ? 20 : 100 }),
} satisfies Partial<Record<Group, (shop: BenchShop) => Promise<Line[]>>>

/** The groups that need the whole shop share one; its start counts in the time of each, since alone each needs it. */
async function measureInShop(requested: (keyof typeof ofTheShop)[]) {
  const since = performance.now()
  try {
    await using shop = await openBenchShop(step, signal)
    const start = performance.now() - since
    for (const group of requested) {
      step(groups[group])
      await measure(group, () => ofTheShop[group](shop), start)
    }
  } catch (error) {
    await noteFailure(requested.join(), error)
  }
}

async function startLines(shop: BenchShop): Promise<Line[]> {
  const group = 'h start'
  const second = shop.secondStartMs / 1000
  const filling = (await benchFilling(signal)) / 1000
  return [
    { group, name: 'second start, until it is open', value: second, unit: 's', ...atMost(3)(second) },
    { group, name: 'demo data in an empty database', value: filling, unit: 's', ...atMost(8)(filling) },
  ]
}

onInterruption(interrupt)
const machine = machineFacts()
process.stdout.write(
  `Pausenhof, measured on ${machine.cores} × ${machine.cpu}, Node ${machine.node}, load ${machine.load?.toFixed(1)}\n`,
)
const needsWeb = wanted.some((group) => ['a', 'b', 'e', 'f', 'h', 'i', 'l', 'soak'].includes(group))
if (needsWeb) await buildWebWhenStale({ root, onStep: step, signal })
if (wanted.includes('a')) {
  step('Pages from the cache in turns')
  await measure('a', () => benchPageCache({ seconds }))
}
if (wanted.includes('b')) await measure('b', () => benchRendering({ seconds: seconds / 2, onStep: step, signal }))
if (wanted.includes('c')) await measure('c', graphqlLines)
if (wanted.includes('d')) await measure('d', listingLines)
if (wanted.includes('g')) await measure('g', cartLines)
if (wanted.includes('j')) {
  step('Orders')
  await measure('j', () => benchOrders({ submits: isShort ? 100 : 400 }))
}
if (wanted.includes('k')) {
  step('Publications')
  await measure('k', () => benchPublications({ publications: isShort ? 10 : 50 }))
}
if (wanted.includes('n')) {
  step('Imports')
  await measure('n', () => benchImports({ products: isShort ? 5000 : 100_000 }))
}
if (wanted.includes('i')) {
  await measure('i', () => benchOverload({ seconds: isShort ? 3 : 6, onStep: step, signal }))
}
const requestedOfTheShop = (['e', 'f', 'h', 'l'] as const).filter((group) => wanted.includes(group))
if (requestedOfTheShop.length > 0) await measureInShop(requestedOfTheShop)
if (wanted.includes('m')) await measure('m', millionLines)
if (wanted.includes('soak')) {
  const log = (line: string) => void process.stdout.write(`${line}\n`)
  await measure('soak', () =>
    benchSoak({ minutes: Number(values.minutes), seed: Number(values.seed), onStep: step, log }),
  )
}
end()

const results = join(root, 'test-results')
mkdirSync(results, { recursive: true })
const file = join(results, 'bench-results.json')
writeFileSync(file, `${JSON.stringify({ machine, isShort, lines, failed }, null, 2)}\n`)

const missed = lines.filter(({ isMet }) => isMet === false).length
const held = lines.filter(({ isMet }) => isMet !== undefined).length
process.stdout.write(`\n${table(lines)}\n\n${held - missed} of ${held} targets met; written to ${file}\n`)
if (failed.length > 0) process.stdout.write(`Not measured, see above: ${failed.join(', ')}\n`)
process.exit(failed.length > 0 ? 1 : 0)
