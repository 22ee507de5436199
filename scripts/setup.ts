/**
 * Sets up a shop of one's own in an empty database: stores, texts, pages and parameters, and the first administrator of the studio, without
 * goods, customers or orders. DATABASE_URL says which database.
 *
 *   node scripts/setup.ts                        asks, and keeps the answers in shop.yaml
 *   node scripts/setup.ts --file shop.yaml       takes the answers from a file
 *   node scripts/setup.ts --file shop.yaml --legal    brings in new legal texts, and nothing else: not those that the file lacks, nor those
 *                                                     that were changed in the shop since, unless --overwrite is given
 *   node scripts/setup.ts --file shop.yaml --marks    brings in a new logo and icon, and nothing else
 *   node scripts/setup.ts --template > shop.yaml      writes a file to fill in
 *
 * docs/your-shop.md goes through it. A database that holds a shop is not changed, but by --legal and --marks.
 */
import { parseArgs } from 'node:util'
import { type Database, openDatabase } from '#engine/db/database.ts'
import { migrateDatabase } from '#engine/db/migrate.ts'
import { renewLegalTexts } from './setup/renew-legal-texts.ts'
import { renewMarks, setUpShop } from './setup/set-up-shop.ts'
import { SetupInvalidError, SetupRefusedError } from './setup/setup-errors.ts'
import { type Setup, setupOfAnswers, setupOfFile } from './setup/setup-source.ts'
import { beginSetup, demoRefused, ownRefused, shopStateOf } from './setup/shop-state.ts'
import { setupTemplate } from './setup/template.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    template: { type: 'boolean', default: false },
    legal: { type: 'boolean', default: false },
    overwrite: { type: 'boolean', default: false },
    marks: { type: 'boolean', default: false },
  },
})

const read = (): Promise<Setup> =>
  values.file === undefined
    ? setupOfAnswers('shop.yaml', { say, port: Number(process.env.EDGE_PORT ?? 3000) })
    : setupOfFile(values.file)

const renewLegal = async (db: Database): Promise<void> => {
  const { version, left } = await renewLegalTexts(db, { ...(await read()), overwrites: values.overwrite })
  say(version === null ? 'The legal texts are as they were.' : `The legal texts are in force as version ${version}.`)
  if (left.length === 0) return
  say('Left as they are, since an editor or a load has changed them in the shop:')
  for (const place of left) say(`  ${place}`)
  say('With --overwrite those of the file take their place; pages of before stay among their versions in the studio.')
}

const run = async (url: string): Promise<void> => {
  await migrateDatabase(url)
  const db = openDatabase({ url, poolSize: 2, statementTimeout: 60_000, connectionTimeout: 5000 }, () => undefined)
  try {
    const state = await shopStateOf(db)
    if (state === 'demo') throw new SetupRefusedError(demoRefused)
    if (values.legal) return await renewLegal(db)
    if (values.marks) {
      await renewMarks(db, await read())
      return say('The logo and the icon are in force.')
    }
    // Asked before, since nobody answers thirty questions for a refusal.
    if (state === 'own') throw new SetupRefusedError(ownRefused)
    await beginSetup(db)
    const setup = await read()
    const { email, password } = await setUpShop(db, setup)
    for (const { baseUrl } of Object.values(setup.shop.stores)) say(`${baseUrl}, its studio at ${baseUrl}/studio/`)
    say(`${email}: administrator, service, merchant, password ${password}`)
  } finally {
    await db.$client.end()
  }
}

const main = async (): Promise<void> => {
  if (values.template) return void process.stdout.write(setupTemplate())
  if (values.overwrite && !values.legal)
    throw new SetupRefusedError('--overwrite is for --legal: a shop is set up once.')
  if ((values.legal || values.marks) && values.file === undefined)
    throw new SetupRefusedError('--legal and --marks need --file: what to bring in.')
  const url = process.env.DATABASE_URL
  if (!url) throw new SetupRefusedError('DATABASE_URL is missing: the database of the shop.')
  await run(url)
}

await main().catch((error: unknown) => {
  if (!(error instanceof SetupRefusedError || error instanceof SetupInvalidError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
