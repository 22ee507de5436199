import { appendFileSync, cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#lib/process/ports.ts'
import { type Server, startServer, untilReady } from '#scripts/stack/processes/child.ts'
import { run } from '#scripts/stack/processes/run.ts'
import { clientSecret, edgeSecrets } from '#scripts/stack/secret.ts'
import type { PageManifest } from '../../build/page-manifest.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'test-results/versions')
/** What a build is made from. */
const needed = [
  ...['web', 'server', 'cms-schemas', 'scripts'],
  ...['vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'],
]

/** An edge of its own before the engine of the journeys, with a build of its own that can be replaced. */
export class SecondShop {
  readonly dist = join(folder, 'dist')
  #edge: Server | null = null
  #port = 0

  address(path: string): string {
    return `http://localhost:${this.#port}${path}`
  }

  /** The built file that a source file of web/ went into. */
  fileOf(source: string): string {
    const { files } = JSON.parse(readFileSync(join(this.dist, 'pages.json'), 'utf8')) as PageManifest
    const file = files[source]
    if (!file) throw new Error(`No file holds ${source}`)
    return file
  }

  async open(): Promise<void> {
    rmSync(folder, { recursive: true, force: true })
    cpSync(join(root, 'dist'), this.dist, { recursive: true })
    this.#port = await freePort()
    await this.start()
  }

  async start(env: Record<string, string> = {}): Promise<void> {
    const { SHOP_ENGINE_URL = '', SHOP_DATA_DIR = '' } = process.env
    const logFile = join(folder, 'edge.log')
    this.#edge = startServer({
      name: 'edge',
      script: join(root, 'server/bff/main.ts'),
      logFile,
      env: {
        NODE_ENV: 'production',
        EDGE_PORT: String(this.#port),
        UPSTREAM_URL: SHOP_ENGINE_URL,
        UPSTREAM_CLIENT_ID: 'edge',
        UPSTREAM_CLIENT_SECRET: await clientSecret(SHOP_DATA_DIR),
        EDGE_SECRETS: await edgeSecrets(SHOP_DATA_DIR),
        WEB_DIST: this.dist,
        ...env,
      },
    })
    await untilReady(this.#edge, this.address('/health/ready'), logFile)
  }

  async stop(): Promise<void> {
    await this.#edge?.stop()
    this.#edge = null
  }

  /** Builds the shop once more, with something changed that every page loads, over the build that is running. */
  async buildAnew(edition: string): Promise<void> {
    const sources = join(folder, 'sources')
    rmSync(sources, { recursive: true, force: true })
    for (const source of needed) cpSync(join(root, source), join(sources, source), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'))
    appendFileSync(
      join(sources, 'web/entry/hydrate.tsx'),
      `\ndocument.documentElement.dataset.edition = '${edition}'\n`,
    )
    await run('node', [join(sources, 'scripts/build.ts')], { cwd: sources, env: { WEB_DIST: this.dist } })
  }
}
