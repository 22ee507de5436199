import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Texts } from '#contract/texts/texts.ts'
import type { EdgeResult, EdgeRun } from '#edge/graphql/edge-run.ts'
import { runOf } from '#edge/graphql/testing/run-of.ts'
import { type SampleOptions, sampleEdge } from '#edge/pages/testing/sample-edge.ts'

/** The listing that is rendered. */
export const listingUrl = '/cat/5'

/** Contract values of that listing: 60 tiles, three filters and the texts of the demo shop. */
export async function listingSample(): Promise<SampleOptions> {
  const lengths = {
    products: 60,
    topSellers: 0,
    sources: 2,
    filters: 3,
    values: 8,
    children: 6,
    breadcrumb: 3,
    bestItemDownloads: 0,
    extraBadges: 1,
  }
  return { texts: await demoTexts(), lengths }
}

/**
 * What the edge answers from its field cache: text that is there already, parsed for each page anew. So the bench
 * measures rendering and not the engine.
 */
export async function cachedSampleEdge(): Promise<EdgeRun> {
  const run = sampleEdge(await listingSample())
  const known = new Map<string, EdgeResult>()
  return runOf(async (id, variables, visitor) => {
    const key = `${id} ${visitor.store} ${JSON.stringify(variables)}`
    let result = known.get(key)
    if (!result) {
      result = await run({ id, name: '' }, variables, visitor)
      known.set(key, result)
    }
    return new ParsedWhenRead(result)
  })
}

/** As the edge's own results are. A getter in an object of its own would keep the data in memory until V8 collects the whole heap. */
class ParsedWhenRead implements EdgeResult {
  readonly json: string
  readonly tags: string[]
  readonly ttl: number
  readonly isPublic: boolean
  #data: unknown

  constructor({ json, tags, ttl, isPublic }: EdgeResult) {
    this.json = json
    this.tags = tags
    this.ttl = ttl
    this.isPublic = isPublic
  }

  get data(): unknown {
    this.#data ??= JSON.parse(this.json)
    return this.#data
  }
}

async function demoTexts(): Promise<Texts> {
  const directory = join(import.meta.dirname, '../../../server/contract/texts')
  const files = globSync('*/*.ts', { cwd: directory })
  const modules = await Promise.all(
    files.map((name) => import(join(directory, name)) as Promise<Record<string, unknown>>),
  )
  const texts: Texts = {}
  for (const value of modules.flatMap((module) => Object.values(module))) {
    if (typeof value === 'object' && value !== null) Object.assign(texts, value)
  }
  return texts
}
