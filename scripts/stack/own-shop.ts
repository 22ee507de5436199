import { join } from 'node:path'
import { openDatabase } from '../../server/shop/db/database.ts'
import { migrateDatabase } from '../../server/shop/db/migrate.ts'
import { setUpShop } from '../setup/set-up-shop.ts'
import { setupOfAnswers, setupOfFile } from '../setup/setup-source.ts'
import { beginSetup, demoRefused, isSetupBegun, shopStateOf } from '../setup/shop-state.ts'
import { StackError } from './processes/child.ts'
import { type AddressOf, followOrigin } from './store-addresses.ts'

type Options = {
  databaseUrl: string
  addressOf: AddressOf
  dataDir: string
  /** The owner's file; without one the owner is asked. */
  file: string | undefined
  onStep: (step: string) => void
  /** Before the first question. */
  onQuestions: () => void
  say: (line: string) => void
}

/**
 * Sets up an own shop in an empty database, once. One that is set up already only follows its port.
 * @throws StackError for the demo shop, and without anybody to ask
 */
export async function setUpOnce(options: Options): Promise<{ email: string; password: string } | null> {
  const { databaseUrl, addressOf, dataDir, file, onStep, onQuestions, say } = options
  onStep('Migrating the database')
  await migrateDatabase(databaseUrl)
  const db = openDatabase(
    { url: databaseUrl, poolSize: 2, statementTimeout: 60_000, connectionTimeout: 5000 },
    () => undefined,
  )
  try {
    const state = await shopStateOf(db)
    if (state === 'demo') throw new StackError(demoRefused)
    if (state === 'own') {
      if (file !== undefined) onStep(`The shop is set up already: ${file} is not read`)
      await followOrigin(db.$client, addressOf, onStep)
      return null
    }
    if (file === undefined && !process.stdin.isTTY)
      throw new StackError(
        'There is no terminal to ask at: npm start -- --empty --setup shop.yaml takes the answers from a file.',
      )
    if (await isSetupBegun(db)) onStep('The setup was interrupted before: it begins again')
    else await beginSetup(db)
    if (file === undefined) onQuestions()
    const port = Number(new URL(addressOf('localhost')).port)
    const setup =
      file === undefined ? await setupOfAnswers(join(dataDir, 'shop.yaml'), { say, port }) : await setupOfFile(file)
    onStep('Setting up the shop')
    const administrator = await setUpShop(db, setup)
    await followOrigin(db.$client, addressOf, onStep)
    return administrator
  } finally {
    await db.$client.end()
  }
}
