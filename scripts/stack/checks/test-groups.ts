import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { run } from '../processes/run.ts'
import { fileReports } from './tap-reports.ts'

const filesPerProcess = 16
/**
 * `''`: all other folders. They come first, since their tests start whole shops and take longest; those of `web` take least and come
 * last, so that no processor idles at the end.
 */
const rooms = ['', 'server/shop/', 'server/', 'web/']

/**
 * The files that share a process: neighbours of one room, which load the same modules. A file with the line
 * `// A process of its own: <reason>` shares with none. These come first, because they take longest.
 */
export function groupsOf(files: readonly string[], sourceOf: (file: string) => string): string[][] {
  const isOwn = (file: string) => /^\/\/ A process of its own: /m.test(sourceOf(file))
  const own = files.filter(isOwn).map((file) => [file])
  const shared = files.filter((file) => !isOwn(file))
  const roomOf = (file: string) => rooms.find((room) => room && file.startsWith(room)) ?? ''
  return [...own, ...rooms.flatMap((room) => chunksOf(shared.filter((file) => roomOf(file) === room).sort()))]
}

/** Parts of equal length, give or take one file. */
function chunksOf(files: readonly string[]): string[][] {
  const count = Math.ceil(files.length / filesPerProcess)
  const startOf = (index: number) => Math.round((index * files.length) / count)
  return Array.from({ length: count }, (_, index) => files.slice(startOf(index), startOf(index + 1)))
}

/** Runs test files in groups, as many at once as .taprc says; the TAP of all. `folder`: for the reports of the groups. */
export async function runTestFiles(
  files: readonly string[],
  options: { root: string; folder: string; env: Record<string, string>; signal?: AbortSignal },
): Promise<string> {
  const { root, folder, signal } = options
  const config = readConfig(root)
  const waiting = groupsOf(files, (file) => readFileSync(join(root, file), 'utf8'))
  const texts: string[] = []
  const work = async (worker: number) => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      const report = join(folder, `tap-${worker}.txt`)
      rmSync(report, { force: true })
      const env = { ...config.env, ...options.env, TEST_FILES: JSON.stringify(group), TEST_REPORT: report }
      const args = [...config.nodeArguments, join(import.meta.dirname, 'test-process.ts')]
      const hasPassed = await run(process.execPath, args, { cwd: root, env, signal }).then(
        () => true,
        (error) => {
          if (signal?.aborted) throw error
          return false
        },
      )
      const text = existsSync(report) ? readFileSync(report, 'utf8') : ''
      // A fault between two files may be of either: none of them has passed.
      const isOfNoFile = !hasPassed && fileReports(text).every((each) => each.hasPassed)
      if (!isOfNoFile) texts.push(text)
    }
  }
  await Promise.all(Array.from({ length: config.jobs }, (_, worker) => work(worker)))
  return texts.join('')
}

/** What .taprc says for `npx tap FILE` holds here, too. */
function readConfig(root: string) {
  const settings = parse(readFileSync(join(root, '.taprc'), 'utf8')) as {
    jobs: number
    timeout: number
    'test-env': string[]
    'node-arg': string[]
  }
  const env = Object.fromEntries(settings['test-env'].map((entry) => entry.split(/=(.*)/s).slice(0, 2)))
  return {
    jobs: settings.jobs,
    nodeArguments: settings['node-arg'],
    env: { ...env, TAP_TIMEOUT: String(settings.timeout) } as Record<string, string>,
  }
}
