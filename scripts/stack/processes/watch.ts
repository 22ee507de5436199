/**
 * `node watch.ts <script> <path>…`: runs a server and starts it again when a source in one of the folders or files changes.
 * Node's own --watch follows every file that was ever imported, and Vite and Vike import files that they write and remove
 * themselves, so that the edge would be started again for ever.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'

/** An editor that saves all writes several files. */
const settleMs = 150
const isSource = (name: string | null) =>
  !!name && /\.(ts|json|graphql)$/.test(name) && !/\.test\.ts$|(^|\/)testing\//.test(name)

const [script = '', ...paths] = process.argv.slice(2)
let server = start()
let isEnding = false
let timer: NodeJS.Timeout | undefined
let restarting = Promise.resolve()
const report = (error: unknown) => {
  process.stderr.write(`${(error as Error).stack}\n`)
}

function start(): ChildProcess {
  // The channel ends it when this process dies.
  return spawn(process.execPath, [script], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}

async function stop() {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
}

async function restart(name: string) {
  if (isEnding) return
  process.stdout.write(`${name} has changed: starting ${script} again\n`)
  await stop()
  if (!isEnding) server = start()
}

function end() {
  isEnding = true
  stop()
    .catch(report)
    .finally(() => process.exit(0))
}

for (const path of paths) {
  watch(path, { recursive: true }, (_event, name) => {
    if (!isSource(name)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      restarting = restarting.then(() => restart(String(name))).catch(report)
    }, settleMs)
  })
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
process.on('disconnect', end)
