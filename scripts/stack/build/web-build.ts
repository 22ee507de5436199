import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { run } from '../processes/run.ts'

/** What the built web depends on. */
const inputs = ['web', 'cms-schemas', 'server/contract', 'vite.config.ts', 'package-lock.json', 'tsconfig.json']

/** Builds the web when its sources differ from those of the build that is there. */
export async function buildWebWhenStale(options: {
  root: string
  dist?: string
  onStep?: (step: string) => void
  signal?: AbortSignal
}): Promise<void> {
  const { root, dist = join(root, 'dist'), onStep = () => {}, signal } = options
  if (read(sourcesMark(dist)) === hashOfSources(root)) return
  onStep('Building the web (some seconds)')
  await run('npm', ['run', '--silent', 'build'], { cwd: root, env: { WEB_DIST: dist }, signal })
}

/** Says of what sources a build was made; it comes into its place with the whole build, so one that was cut off has none. */
export const sourcesMark = (dist: string) => join(dist, 'sources.sha256')

export function hashOfSources(root: string): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of filesOf(join(root, input))) hash.update(relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(test|spec)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  } catch {
    return [path]
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
