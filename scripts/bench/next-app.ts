import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../server/lib/process/ports.ts'
import { run } from '../stack/processes/run.ts'

const home = join(import.meta.dirname, 'next')
const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

/** Next.js with the given tree of components: installed when it is missing, built when its sources are others. */
export async function buildNext(tree: string, onStep: (step: string) => void, signal?: AbortSignal): Promise<void> {
  if (!existsSync(join(home, 'node_modules/next'))) {
    onStep('Installing Next.js (once; half a minute)')
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: home, signal })
  }
  const mark = join(home, '.next/tree.sha256')
  const sources = [tree, ...['page.jsx', 'layout.jsx', 'Listing.jsx'].map((name) => join(home, 'app', name))]
  const hash = sources.reduce((sum, file) => sum.update(readFileSync(file)), createHash('sha256')).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return
  onStep('Building the tree with Next.js (once; half a minute)')
  rmSync(join(home, 'tree'), { recursive: true, force: true })
  mkdirSync(join(home, 'tree'))
  // What Vite leaves for the browser to import, Next.js has to leave too.
  const code = readFileSync(tree, 'utf8').replaceAll('@vite-ignore', 'turbopackIgnore: true')
  writeFileSync(join(home, 'tree/plain-tree.js'), code)
  await run('npm', ['run', 'build'], { cwd: home, env, signal })
  writeFileSync(mark, hash)
}

type NextOptions = {
  /** Style sheet that the page inlines, since the tree comes without styles. */
  styles?: string
  isCompressed?: boolean
}

/** `next start` on a free port, rendering the data of a file. */
export async function startNext(
  data: string,
  { styles = '', isCompressed = false }: NextOptions = {},
): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort()
  const next = join(home, 'node_modules/next/dist/bin/next')
  const child = spawn(process.execPath, [next, 'start', '--port', String(port), '--hostname', '127.0.0.1'], {
    cwd: home,
    env: { ...process.env, ...env, BENCH_DATA: data, BENCH_STYLES: styles, BENCH_COMPRESS: String(isCompressed) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}/`
  while (child.exitCode === null) {
    const isReady = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return { child, url }
    await sleep(100)
  }
  throw new Error(`next start ended with ${child.exitCode}`)
}
