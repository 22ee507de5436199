import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StackFault } from './child.ts'
import { run } from './run.ts'

export type Check = { name: string; run: () => Promise<void> }

const generatedFolders = [
  'server/contract/generated',
  'server/shop/generated',
  'cms-schemas/generated',
  'web/generated',
  'server/shop/migrations',
]

/** What can be said of the sources without running them. */
export function staticChecks(root: string, signal: AbortSignal): Check[] {
  const bin = (name: string) => join(root, 'node_modules/.bin', name)
  const rooms = ['server', 'web', 'cms-schemas', 'fixtures', 'scripts', 'docker']
  return [
    {
      name: 'Types',
      run: () =>
        run(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', '.'], {
          cwd: root,
          signal,
        }),
    },
    {
      name: 'Lint and format',
      run: () => run(bin('biome'), ['ci', '--colors=off', '--error-on-warnings', '.'], { cwd: root, signal }),
    },
    {
      name: 'Import rules',
      run: () => run(bin('depcruise'), [...rooms, '--config', '.dependency-cruiser.cjs'], { cwd: root, signal }),
    },
    { name: 'Generated files', run: () => refuseDrift(root, signal) },
  ]
}

/** Generates everything again: what is committed must be what the contract, the schemas, the operations and the tables say. */
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
