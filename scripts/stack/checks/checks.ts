import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StackError } from '../processes/child.ts'
import { run } from '../processes/run.ts'
import { findUnhandledPromises } from './unhandled-promises.ts'

export type Check = { name: string; run: () => Promise<void> }

const generatedFolders = [
  'server/contract/generated',
  'server/contract/texts',
  'server/bff/generated',
  'server/shop/generated',
  'cms-schemas/generated',
  'web/generated',
  'web/studio/generated',
  'server/shop/migrations',
  'docker/observability/dashboards',
  'docs/import',
  'docs/operations',
  'docs/rules',
]

/** The compiler keeps what it has found, errors included: the next run checks only files that a change reaches. It ignores a record that was cut off. */
const compilerArguments = ['-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']

/** Older commits are left as they are. */
const messagesCheckedSince = '2026-11-29T13:00:00Z'
const maxSubjectLength = 72

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
    { name: 'Commit messages', run: async () => refuseCommitMessages(root) },
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
  throw new StackError(`Handle these promises where they are made:\n${lines.join('\n')}`)
}

function refuseCommitMessages(root: string): void {
  const log = ['log', `--since=${messagesCheckedSince}`, '--no-merges', '--format=%h%x09%s%x09%b%x00']
  const commits = execFileSync('git', log, { cwd: root, encoding: 'utf8' }).split('\0')
  const wrong = commits.flatMap((commit) => messageErrors(commit.trim()))
  if (wrong.length) throw new StackError(`Write these commit messages anew:\n${wrong.join('\n')}`)
}

/** What is wrong with `hash⇥subject⇥body`. The mood of the subject is for readers: no tool knows it. */
export function messageErrors(commit: string): string[] {
  const [hash = '', subject = '', body = ''] = commit.split('\t')
  if (hash === '') return []
  return [
    ...(subject.length > maxSubjectLength
      ? [`  ${hash}: the subject has ${subject.length} of ${maxSubjectLength} characters`]
      : []),
    ...(/^\p{Lu}/u.test(subject) && !subject.endsWith('.')
      ? []
      : [`  ${hash}: the subject is a sentence without a full stop`]),
    ...(body.trim() === '' && subject.split(' ').length > 3 ? [`  ${hash}: the body says why`] : []),
  ]
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
    throw new StackError(
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
