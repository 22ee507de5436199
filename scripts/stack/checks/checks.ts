import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StackFault } from '../processes/child.ts'
import { run } from '../processes/run.ts'
import { findUnhandledPromises } from './unhandled-promises.ts'

export type Check = { name: string; run: () => Promise<void> }

const generatedFolders = [
  'server/contract/generated',
  'server/bff/generated',
  'server/shop/generated',
  'cms-schemas/generated',
  'web/generated',
  'web/studio/generated',
  'server/shop/migrations',
]

/** The compiler keeps what it has found, errors included: the next run checks only files that a change reaches. It ignores a record that was cut off. */
const compilerArguments = ['-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']

const longestFile = 400
const sources = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css', '*.graphql']
const isGenerated = (file: string) =>
  /\.generated\.ts$/.test(file) || generatedFolders.some((folder) => file.startsWith(`${folder}/`))

/** Static checks that only read the sources. */
export function staticChecks(root: string, signal: AbortSignal): Check[] {
  const bin = (name: string) => join(root, 'node_modules/.bin', name)
  const rooms = ['server', 'web', 'cms-schemas', 'fixtures', 'scripts', 'docker', 'docs']
  return [
    {
      name: 'Types',
      run: () =>
        run(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), ...compilerArguments], {
          cwd: root,
          signal,
          endSignal: 'SIGKILL',
        }),
    },
    {
      name: 'Lint and format',
      run: () => run(bin('biome'), ['ci', '--colors=off', '--error-on-warnings', '.'], { cwd: root, signal }),
    },
    {
      name: 'Promises',
      run: async () => refuseUnhandledPromises(root),
    },
    { name: 'Length of files', run: () => refuseLongFiles(root) },
    {
      name: 'Import rules',
      run: () => run(bin('depcruise'), [...rooms, '--config', '.dependency-cruiser.cjs'], { cwd: root, signal }),
    },
  ]
}

/** Beside no check that reads the sources: while files are generated anew, those that were there are missing. */
export const generatedFiles = (root: string, signal: AbortSignal): Check => ({
  name: 'Generated files',
  run: () => refuseDrift(root, signal),
})

function refuseUnhandledPromises(root: string): void {
  const found = findUnhandledPromises(root, join(root, 'tsconfig.json'))
  if (!found.length) return
  const lines = found.map(({ file, line, name, reason }) => `  ${file}:${line} ${name}: ${reason}`)
  throw new StackFault(`Handle these promises where they are made:\n${lines.join('\n')}`)
}

/** A file over the limit is too long to read in one go: split it along its concepts. */
async function refuseLongFiles(root: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...sources], {
    cwd: root,
    encoding: 'utf8',
  })
  const long = listed
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)) && !isGenerated(file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longestFile)
  if (long.length) {
    throw new StackFault(
      `Longer than ${longestFile} lines:\n${long.map(({ file, lines }) => `  ${file}: ${lines}`).join('\n')}`,
    )
  }
}

/** Regenerates all generated files: the committed ones must match contract, schemas, operations and tables. */
async function refuseDrift(root: string, signal: AbortSignal): Promise<void> {
  const before = hashes(root)
  for (const script of ['generate', 'db:generate']) await run('npm', ['run', '--silent', script], { cwd: root, signal })
  const after = hashes(root)
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  )
  if (changed.length) {
    throw new StackFault(
      `Out of date, now written anew (commit them):\n${changed.map((file) => `  ${file}`).join('\n')}`,
    )
  }
}

function hashes(root: string): Map<string, string> {
  const files = generatedFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return new Map(
    files.map((file) => [file.slice(root.length + 1), createHash('sha1').update(readFileSync(file)).digest('hex')]),
  )
}
