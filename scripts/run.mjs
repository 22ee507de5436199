// Plain JavaScript, because the machine's Node may be of any version: installs missing packages, then runs a script of
// this folder on the pinned Node. `npm start` is `node scripts/run.mjs start`.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname ?? '.', '..')
const [task, ...args] = process.argv.slice(2)

/** `npm start` needs no development dependencies. */
const needsDevelopment = task !== 'start'

function fail(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

/** Compares what npm says it has installed with the lockfile, package by package. */
function isInstalled() {
  const installedLock = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedLock)) return false
  const installed = JSON.parse(readFileSync(installedLock, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      entry.devOptional ||
      entry.peer ||
      (entry.dev && !needsDevelopment) ||
      installed[path]?.version === entry.version,
  )
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Node ${process.versions.node} is too old to install the shop: use Node 20 or later.`)
}
if (!isInstalled()) {
  console.log('Installing packages (once; about a minute) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(needsDevelopment ? [] : ['--omit=dev'])]
  const { status } = spawnSync(npm, flags, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) fail('The packages could not be installed: see above, then run the same command again.')
}

const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
if (!existsSync(node)) {
  fail('The pinned Node is missing: allow the install script of the package "node", remove node_modules and try again.')
}
const quickModules = pathToFileURL(join(root, 'server/lib/process/quick-modules.ts')).href
const child = spawn(node, ['--import', quickModules, join(root, 'scripts', `${task}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // What a process has compiled of its two thousand modules, it and its like need not compile again.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
    // Libraries check less than while they are developed with.
    ...(task === 'bench' ? { NODE_ENV: 'production' } : {}),
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
  },
})
// The child shuts down in order; this process ends after it. On Ctrl-C the child receives the signal twice (from the
// terminal, too), which is harmless.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm does not pass on a signal, and its shell ends without one to us: whoever started us is gone then.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM')
}, 500).unref()
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
