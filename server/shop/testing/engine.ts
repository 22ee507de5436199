import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { FastifyInstance } from 'fastify'
import type { ImportContent } from '#contract/import/content.ts'
import { type Preview, previewHeader } from '#contract/preview.ts'
import { callHeaders } from '#contract/stores.ts'
import { preparedDatabase } from '#lib/testing/database.ts'
import type { UploadedFile } from '#lib/uploads/uploaded-file.ts'
import { multipartOf } from '#lib/uploads/write-multipart.ts'
import { buildApp } from '../app.ts'
import { openDatabase, type Transaction } from '../db/database.ts'
import { migrateDatabase, migrationsFolder } from '../db/migrate.ts'
import { readEnvironment } from '../environment.ts'
import { importContent } from '../modules/studio/content-import/import-content.ts'
import { tokenOfMember } from './member.ts'

type Teardown = { teardown: (fn: () => unknown) => void }

export const client = { id: 'edge', secret: 'a-secret-of-tests' }

export const ratingKey = { version: 1, secret: 'a-rating-key-of-tests' }
export const orderKey = { version: 1, secret: 'an-order-key-of-tests' }

/** Who sells in these stores, and the account that customers transfer money to. */
const sampleCompany: NonNullable<ImportContent['stores'][number]['company']> = {
  name: 'Pausenhof',
  street: 'Musterhof 1',
  postCode: '01099',
  city: 'Musterstadt',
  country: 'DE',
  vatId: 'DE999999999',
  contact: { name: 'Kundenservice', phone: '030 23125 800', email: 'schulservice@pausenhof.example' },
  bank: { holder: 'Pausenhof', iban: 'DE67999000000087654321', bic: 'DEMODEBBXXX', name: 'Demobank' },
}

/** Content of a shop with nothing in it but its stores. */
export const emptyContent: ImportContent = {
  stores: (['de', 'at', 'ch', 'b2b'] as const).map((id) => ({
    id,
    host: `${id}.shop.test`,
    baseUrl: `https://${id}.shop.test`,
    currencyCode: id === 'ch' ? 'CHF' : 'EUR',
    country: id === 'b2b' ? 'DE' : id.toUpperCase(),
    languages: id === 'b2b' ? ['de-DE', 'en-DE'] : [id === 'de' ? 'de-DE' : id === 'at' ? 'de-AT' : 'de-CH'],
    taxRates: { standard: 19, reduced: 7 },
    company: sampleCompany,
  })),
  media: [],
  pages: [],
  redirects: [],
  abTests: [],
  translations: [],
  parameters: [],
  searchRedirects: [],
  synonyms: [],
  editorWishlists: [],
}

/** A database of its own, empty, with the engine's schema. */
export const migratedDatabase = (t: Teardown): Promise<string> =>
  preparedDatabase(t, `shop_${migrationsHash()}`, migrateDatabase)

const migrationsHash = (): string => {
  const hash = createHash('sha256').update(JSON.stringify(readMigrationFiles({ migrationsFolder })))
  return hash.digest('hex').slice(0, 16)
}

/** A migrated database of its own for a test file, filled by `fill` in one transaction. */
export const filledDatabase = async (t: Teardown, fill: (trx: Transaction) => Promise<void>): Promise<string> => {
  const url = await migratedDatabase(t)
  await change(url, fill)
  return url
}

/** As `filledDatabase`, for what several test files begin with: filled once and copied. `key` stands for what `fill` writes. */
export const filledOnce = (t: Teardown, key: string, fill: (trx: Transaction) => Promise<void>): Promise<string> =>
  preparedDatabase(t, `${key}_${migrationsHash()}`, async (url) => {
    await migrateDatabase(url)
    await change(url, fill)
  })

/** Writes to a database as another process would. */
export const change = async (url: string, write: (trx: Transaction) => Promise<void>): Promise<void> => {
  const db = openDatabase({ url, poolSize: 2, statementTimeout: 300_000, connectionTimeout: 60_000 }, () => {})
  try {
    await db.transaction(write)
  } finally {
    await db.$client.end()
  }
}

export type Call = {
  store?: string
  language?: string
  variables?: object
  token?: string | null
  visitorId?: string
  /** Left out in the business store, it is that of a member; null is a stranger. */
  userToken?: string | null
  cartId?: string
  network?: string
  surchargeVariant?: string
  preview?: Preview
  /** Session of the studio. */
  editorToken?: string
}

type Answer = { data: Record<string, never> | null; errors?: { message: string; extensions: { code: string } }[] }

/** The real engine on a database, with a token at hand. */
export const startEngine = async (t: Teardown, url: string, settings: Record<string, unknown> = {}) => {
  const directory = await mkdtemp(join(tmpdir(), 'pausenhof-engine-'))
  const app = await buildApp(
    readEnvironment({
      DATABASE_URL: url,
      DATA_DIR: directory,
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
      // A test is about what the engine answers, on however busy a machine.
      DATABASE_STATEMENT_TIMEOUT_MS: 60_000,
      DATABASE_CONNECTION_TIMEOUT_MS: 60_000,
      SHOP_CLIENTS: `${client.id}:${client.secret}`,
      RATING_LINK_KEYS: `${ratingKey.version}:${ratingKey.secret}`,
      ORDER_LINK_KEYS: `${orderKey.version}:${orderKey.secret}`,
      ...settings,
    }),
  )
  t.teardown(async () => {
    await app.close()
    await rm(directory, { recursive: true, force: true })
  })
  const token = await requestToken(app)

  let memberToken: Promise<string> | undefined
  const member = () => {
    memberToken ??= tokenOfMember(url)
    return memberToken
  }

  const post = async (payload: object, call: Call, contentType = 'application/json') => {
    const {
      store = 'de',
      language = 'de-DE',
      token: own = token,
      visitorId,
      cartId,
      network,
      surchargeVariant,
      preview,
      editorToken,
    } = call
    const userToken = call.userToken === undefined && store === 'b2b' ? await member() : (call.userToken ?? undefined)
    return app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'content-type': contentType,
        'x-store': store,
        'accept-language': language,
        ...(own !== null && { authorization: `Bearer ${own}` }),
        ...(visitorId !== undefined && { [callHeaders.visitorId]: visitorId }),
        ...(userToken !== undefined && { [callHeaders.userToken]: userToken }),
        ...(cartId !== undefined && { [callHeaders.cartId]: cartId }),
        ...(network !== undefined && { [callHeaders.clientNetwork]: network }),
        ...(editorToken !== undefined && { [callHeaders.editorToken]: editorToken }),
        ...(preview !== undefined && { [callHeaders.preview]: previewHeader(preview) }),
        ...(surchargeVariant !== undefined && { [callHeaders.surchargeVariant]: surchargeVariant }),
      },
      payload,
    })
  }

  return {
    app,
    directory,
    token,
    post,
    /** One operation; the answer's body. */
    run: async (query: string, call: Call = {}): Promise<Answer> =>
      (await post({ query, variables: call.variables }, call)).json(),
    /** One operation with a file at `variables.input.file`. */
    upload: async (
      query: string,
      file: UploadedFile,
      call: Call = {},
      path = 'variables.input.file',
    ): Promise<Answer> => {
      const upload = { path, file }
      const { body, type } = await multipartOf(JSON.stringify({ query, variables: call.variables }), upload)
      return (await post(body, call, type)).json()
    },
  }
}

export type Engine = Awaited<ReturnType<typeof startEngine>>

export const requestToken = async (app: FastifyInstance): Promise<string> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `grant_type=client_credentials&client_id=${client.id}&client_secret=${client.secret}`,
  })
  return answer.json<{ access_token: string }>().access_token
}

export const importing = (content: Partial<ImportContent>) => (trx: Transaction) =>
  importContent(trx, { ...emptyContent, ...content })
