/**
 * `npm run build`: builds the web into a folder of its own and puts it into the place of the last build when it is whole.
 * What pages of the last builds may still ask for is kept, so a shop can run while the next one is built.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { build } from 'vike/api'
import { build as buildByVite } from 'vite'
import { buildIdOf } from '../server/bff/pages/render/web-build.ts'
import { routeRules } from '../web/build/build-record.ts'
import { precompress } from './stack/build/precompress.ts'
import { keepLastBuilds, recordBuild } from './stack/build/stored-builds.ts'
import { hashOfSources, sourcesMark } from './stack/build/web-build.ts'

const root = join(import.meta.dirname, '..')
/** The operator's own folder, as the edge is told by the same name. */
const dist = resolve(process.env.WEB_DIST ?? join(root, 'dist'))
const next = `${dist}.next`
const last = `${dist}.last`

rmSync(next, { recursive: true, force: true })
// The sources are hashed before the build: changes made meanwhile are built again.
const sources = hashOfSources(root)
// Relative: of an absolute one outside the project Vike makes a folder inside it.
await build({ viteConfig: { root, build: { outDir: relative(root, next) } } })
precompress(join(next, 'client'))
await buildByVite({ configFile: join(root, 'web/studio/vite.config.ts'), build: { outDir: join(next, 'studio') } })
precompress(join(next, 'studio/assets'))
const id = buildIdOf(readFileSync(join(next, 'pages.json'), 'utf8'))
const persistedFile = join(root, 'web/generated/persisted.json')
writeFileSync(sourcesMark(next), sources)
recordBuild(next, { id, builtAt: new Date().toISOString(), routeRules }, persistedFile)
if (existsSync(dist)) {
  keepLastBuilds(dist, next)
  rmSync(last, { recursive: true, force: true })
  renameSync(dist, last)
}
renameSync(next, dist)
rmSync(last, { recursive: true, force: true })
