import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fp from 'fastify-plugin'
import type { BuildRecord } from '#web/build/build-record.ts'

type BuildsOptions = { dist: string; buildId: string }

/**
 * What pages ask to learn whether the shop has moved on (storefront.md §4, §7): the newest build at /builds/latest.json, what
 * is known of each at /builds/meta/{buildId}.json. Builds before this one are known as long as their files are kept.
 */
export default fp<BuildsOptions>(
  async (app, { dist, buildId }) => {
    const records = await readRecords(join(dist, 'builds'))
    const latest = records.get(buildId)

    app.get('/builds/latest.json', async (_, reply) => {
      reply.header('cache-control', 'no-cache')
      return { buildId, builtAt: latest?.builtAt ?? null }
    })

    app.get<{ Params: { file: string } }>('/builds/meta/:file', async ({ params }, reply) => {
      const record = records.get(/^([\w-]{1,64})\.json$/.exec(params.file)?.[1] ?? '')
      if (!record) return reply.code(404).header('cache-control', 'no-store').send({ error: 'No such build' })
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return { buildId: record.id, builtAt: record.builtAt, routeRules: record.routeRules }
    })
  },
  { name: 'builds' },
)

async function readRecords(folder: string): Promise<Map<string, BuildRecord>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[\w-]+\.json$/.test(name))
  const records = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as BuildRecord),
  )
  return new Map(records.map((record) => [record.id, record]))
}
