/** `npm start`: the whole shop on this machine, filled with the demo or, by `--empty`, with nothing but what the owner says of it. */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { demoEditorPassword, demoEditors } from '../fixtures/customers/editors.ts'
import { seller } from '../fixtures/legal/seller.ts'
import { PostgresUnusable } from '../server/lib/postgres/postgres-unusable.ts'
import { StartError } from '../server/lib/process/start-error.ts'
import { providerVariables } from '../server/shop/modules/checkout/payments/payment-settings.ts'
import { SetupInvalidError, SetupRefusedError } from './setup/setup-errors.ts'
import { buildWebWhenStale } from './stack/build/web-build.ts'
import { lockDataDir } from './stack/data-lock.ts'
import { warmPictures } from './stack/picture-warming.ts'
import { portOf } from './stack/ports.ts'
import { StackError } from './stack/processes/child.ts'
import { onInterruption } from './stack/processes/interruption.ts'
import { progress } from './stack/progress.ts'
import { activeProviders, hasProvider } from './stack/sandbox.ts'
import { databaseUrlFile, refuseTakenPorts, type Stack, type StackOptions, startStack } from './stack/stack.ts'
import { englishAddressOf } from './stack/store-addresses.ts'

const root = join(import.meta.dirname, '..')
const { step, end } = progress()

const { values: options } = parseArgs({
  options: {
    development: { type: 'boolean', default: false },
    empty: { type: 'boolean', default: false },
    setup: { type: 'string' },
  },
})

const mode = options.development ? 'development' : 'production'
const storeNames = { de: 'Germany', at: 'Austria', ch: 'Switzerland', b2b: 'Business and education' } as const

const readPorts = () => ({
  edge: portOf('EDGE_PORT', process.env),
  engine: portOf('SHOP_PORT', process.env),
  postgres: portOf('POSTGRES_PORT', process.env),
  sandbox: hasProvider(process.env) ? undefined : portOf('SANDBOX_PORT', process.env),
})
/** Read first of all, within what says an error as a sentence. */
let ports: ReturnType<typeof readPorts>
const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.data'))
const dist = resolve(process.env.WEB_DIST ?? join(root, 'dist'))
const starting = new AbortController()
let opening: Promise<Stack> | undefined
/** Of an own shop that this start has set up. */
let administrator: { email: string; password: string } | null = null
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
  const fill = options.empty ? setUpOwnShop : undefined
  return startStack({ root, dataDir, dist, mode, databaseUrl, ports, fill, onStep: step, onRestart, signal })
}

const setUpOwnShop: StackOptions['fill'] = async ({ databaseUrl, addressOf }) => {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const { setUpOnce } = await import('./stack/own-shop.ts')
  const file = options.setup
  administrator = await setUpOnce({ databaseUrl, addressOf, dataDir, file, onStep: step, onQuestions: end, say })
}

const editorLines = (stores: Stack['stores']): string => {
  if (administrator)
    return `\n    ${administrator.email.padEnd(28)} password ${administrator.password}, shown this once`
  if (!stores.some((store) => store.seller === seller.name)) return ''
  return ` (password ${demoEditorPassword})${demoEditors
    .map(
      ({ email, totpSecret }) =>
        `\n    ${email.padEnd(28)} ${totpSecret ? `second factor ${totpSecret}` : 'no second factor'}`,
    )
    .join('')}`
}

function announce({ addressOf, stores, sandboxUrl }: Stack) {
  const addresses = stores.flatMap((store): [string, string][] => [
    [storeNames[store.id], store.baseUrl],
    ...(store.languages.includes('en-DE')
      ? [['  the same in English', englishAddressOf(store)] satisfies [string, string]]
      : []),
  ])
  const lines = addresses.map(([name, address]) => `  ${name.padEnd(24)} ${address}`)
  const local = addressOf('localhost')
  // With a mail server there is none.
  const outbox = process.env.SMTP_URL ? '' : `\n  Mails                    http://localhost:${ports.engine}/outbox`
  const providers = sandboxUrl
    ? `${Object.keys(providerVariables).join(', ')}; ${sandboxUrl} plays the providers: no money moves`
    : activeProviders(process.env).join(', ')
  const database = process.env.DATABASE_URL ? 'DATABASE_URL' : `DATABASE_URL=$(cat ${databaseUrlFile(dataDir)})`
  process.stdout.write(
    `\nPausenhof is open.\n\n${lines.join('\n')}\n\n  Health                   ${local}/health/ready\n  Metrics                  ${local}/metrics${outbox}\n  Studio for editors       ${stores[0]?.baseUrl ?? local}/studio/${editorLines(stores)}\n  Payments                 ${providers}\n  Database for scripts     ${database}\n  Logs                     ${join(dataDir, 'logs')}\n\nCtrl-C stops everything.\n`,
  )
}

onInterruption(() => stop(0))

try {
  process.stdout.write('Pausenhof\n')
  ports = readPorts()
  opening = open()
  const opened = await opening
  end()
  announce(opened)
  const homes = opened.stores.map(({ baseUrl }) => `${baseUrl}/`)
  const warming = warmPictures({ homes, engine: `http://localhost:${ports.engine}`, signal: starting.signal })
  const reason = await Promise.race([opened.givenUp, warming.then(() => opened.givenUp)])
  process.stderr.write(`\n${reason}\n`)
  await stop(1)
} catch (error) {
  if (isStopping) await new Promise(() => {})
  opening = undefined
  end()
  const isForPeople =
    error instanceof StackError ||
    error instanceof StartError ||
    error instanceof PostgresUnusable ||
    error instanceof SetupInvalidError ||
    error instanceof SetupRefusedError
  process.stderr.write(`\n${isForPeople ? error.message : (error as Error).stack}\n`)
  await stop(1)
}
