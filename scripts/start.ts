/** `npm start`: the whole shop on this machine. */
import { join, resolve } from 'node:path'
import { demoEditorPassword, demoEditors } from '../fixtures/customers/editors.ts'
import { PostgresUnusable } from '../server/lib/postgres/postgres-unusable.ts'
import { StartError } from '../server/lib/process/start-error.ts'
import { providerVariables } from '../server/shop/modules/checkout/payments/payment-settings.ts'
import { buildWebWhenStale } from './stack/build/web-build.ts'
import { lockDataDir } from './stack/data-lock.ts'
import { StackError } from './stack/processes/child.ts'
import { onInterruption } from './stack/processes/interruption.ts'
import { progress } from './stack/progress.ts'
import { activeProviders, hasProvider } from './stack/sandbox.ts'
import { refuseTakenPorts, type Stack, startStack } from './stack/stack.ts'

const root = join(import.meta.dirname, '..')
const mode = process.argv.includes('--development') ? 'development' : 'production'
const { step, end } = progress()

const stores = [
  ['Germany', 'localhost'],
  ['Austria', 'at.localhost'],
  ['Switzerland', 'ch.localhost'],
  ['Business and education', 'educational.localhost'],
  ['  the same in English', 'en.educational.localhost'],
] as const

const ports = {
  edge: Number(process.env.EDGE_PORT ?? 3000),
  engine: Number(process.env.SHOP_PORT ?? 4000),
  postgres: Number(process.env.POSTGRES_PORT ?? 5544),
  sandbox: hasProvider(process.env) ? undefined : Number(process.env.SANDBOX_PORT ?? 4300),
}
const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.data'))
const dist = resolve(process.env.WEB_DIST ?? join(root, 'dist'))
const starting = new AbortController()
let opening: Promise<Stack> | undefined
let isStopping = false
let unlock = () => {}

async function stop(code: number) {
  if (isStopping) return
  isStopping = true
  end()
  if (opening) process.stdout.write('\nStopping: edge, engine, database …\n')
  starting.abort()
  const opened = await opening?.catch(() => null)
  await opened?.stop()
  unlock()
  process.exit(code)
}

async function open(): Promise<Stack> {
  // Before the build, which takes longer.
  await refuseTakenPorts(ports)
  unlock = await lockDataDir(dataDir)
  const { signal } = starting
  if (mode === 'production') await buildWebWhenStale({ root, dist, onStep: step, signal })
  const onRestart = (reason: string) => process.stderr.write(`\n${reason}\n`)
  const databaseUrl = process.env.DATABASE_URL
  return startStack({ root, dataDir, dist, mode, databaseUrl, ports, onStep: step, onRestart, signal })
}

function announce({ addressOf, sandboxUrl }: Stack) {
  const lines = stores.map(([name, host]) => `  ${name.padEnd(24)} ${addressOf(host)}`)
  const local = addressOf('localhost')
  // With a mail server there is none.
  const outbox = process.env.SMTP_URL ? '' : `\n  Mails                    http://localhost:${ports.engine}/outbox`
  const providers = sandboxUrl
    ? `${Object.keys(providerVariables).join(', ')}; ${sandboxUrl} plays the providers: no money moves`
    : activeProviders(process.env).join(', ')
  const editors = demoEditors
    .map(
      ({ email, totpSecret }) =>
        `\n    ${email.padEnd(28)} ${totpSecret ? `second factor ${totpSecret}` : 'no second factor'}`,
    )
    .join('')
  process.stdout.write(
    `\nPausenhof is open.\n\n${lines.join('\n')}\n\n  Health                   ${local}/health/ready\n  Metrics                  ${local}/metrics${outbox}\n  Studio for editors       ${local}/studio/ (password ${demoEditorPassword})${editors}\n  Payments                 ${providers}\n  Logs                     ${join(dataDir, 'logs')}\n\nCtrl-C stops everything.\n`,
  )
}

onInterruption(() => stop(0))

try {
  process.stdout.write('Pausenhof\n')
  opening = open()
  const opened = await opening
  end()
  announce(opened)
  const reason = await opened.givenUp
  process.stderr.write(`\n${reason}\n`)
  await stop(1)
} catch (error) {
  if (isStopping) await new Promise(() => {})
  opening = undefined
  end()
  const isForPeople = error instanceof StackError || error instanceof StartError || error instanceof PostgresUnusable
  process.stderr.write(`\n${isForPeople ? error.message : (error as Error).stack}\n`)
  await stop(1)
}
