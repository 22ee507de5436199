import type pg from 'pg'
import type { ImportProduct } from '#contract/import/catalogue.ts'
import type { SealKey } from '#lib/seals.ts'
import { openDatabase } from '../../server/shop/db/database.ts'
import { migrateDatabase } from '../../server/shop/db/migrate.ts'
import { begunRefused, isSetupBegun } from '../setup/shop-state.ts'
import { StackError } from './processes/child.ts'
import { type AddressOf, followOrigin, storeAddresses } from './store-addresses.ts'

type Options = {
  databaseUrl: string
  addressOf: AddressOf
  onStep: (step: string) => void
  /** Keys of the engine that encrypt second factors. Without them, the demo shop has no editors: their passwords are known to all. */
  editorKeys?: readonly SealKey[]
  /** Breaks off; the database stays as it was. */
  signal?: AbortSignal
}

/**
 * Brings the schema up to date and fills an empty database with the demo shop, in one transaction: all of it or nothing.
 * @throws StackError where the setup of an own shop was begun
 */
export async function loadFixturesOnce({ databaseUrl, addressOf, onStep, editorKeys, signal }: Options): Promise<void> {
  onStep('Migrating the database')
  await migrateDatabase(databaseUrl)
  signal?.throwIfAborted()
  const db = openDatabase(
    { url: databaseUrl, poolSize: 2, statementTimeout: 120_000, connectionTimeout: 5000 },
    () => {},
  )
  const used = new Set<pg.PoolClient>()
  db.$client.on('acquire', (client) => used.add(client)).on('release', (_error, client) => used.delete(client))
  const cutOff = () => {
    // Cuts the connection in the middle of a statement: PostgreSQL rolls back.
    for (const client of used) client.release(true)
  }
  signal?.addEventListener('abort', cutOff)
  try {
    const { rowCount } = await db.$client.query('select from stores limit 1')
    if (rowCount) return await followOrigin(db.$client, addressOf, onStep)
    if (await isSetupBegun(db)) throw new StackError(begunRefused)
    onStep('Filling the shop (once; some seconds)')
    const [{ buildContent }, { generateCatalogue }, { givenAwayRecords }, { importContent }, { importRecords }] =
      await Promise.all([
        import('../../fixtures/content/content.ts'),
        import('../../fixtures/catalogue/generate.ts'),
        import('../../fixtures/offers/given-away.ts'),
        import('../../server/shop/modules/studio/content-import/import-content.ts'),
        import('../../server/shop/modules/catalogue/catalogue/catalogue.import.ts'),
      ])
    const [{ demoCustomers }, { demoAddresses }, { demoOrders, keepingEveryday }, { demoWishlists }] =
      await Promise.all([
        import('../../fixtures/customers/customers.ts'),
        import('../../fixtures/customers/addresses.ts'),
        import('../../fixtures/customers/orders.ts'),
        import('../../fixtures/wishlists/wishlists.ts'),
      ])
    const [{ demoMembershipOrders, demoMemberships }, { importMemberships }] = await Promise.all([
      import('../../fixtures/customers/memberships.ts'),
      import('../../server/shop/modules/account/prime/prime.import.ts'),
    ])
    const [{ demoBusinessUsers }, { importBusinessUsers }] = await Promise.all([
      import('../../fixtures/customers/business-users.ts'),
      import('../../server/shop/modules/account/business/business.import.ts'),
    ])
    const [{ demoEditors }, { importEditors }] = await Promise.all([
      import('../../fixtures/customers/editors.ts'),
      import('../../server/shop/modules/studio/editors/editors.import.ts'),
    ])
    const [{ importCustomers }, { importAddresses }, { importOrders }, { importWishlists }] = await Promise.all([
      import('../../server/shop/modules/account/visitors/accounts/customers.import.ts'),
      import('../../server/shop/modules/account/addresses/addresses.import.ts'),
      import('../../server/shop/modules/orders/orders/orders.import.ts'),
      import('../../server/shop/modules/account/wishlists/wishlists.import.ts'),
    ])
    signal?.throwIfAborted()
    await db.transaction(async (trx) => {
      const today = new Date()
      const everyday: ImportProduct[] = []
      await importRecords(trx, [...keepingEveryday(generateCatalogue({ today }), everyday), ...givenAwayRecords()])
      await importContent(trx, buildContent({ baseUrls: storeAddresses(addressOf), today }))
      await importCustomers(trx, demoCustomers)
      await importBusinessUsers(trx, demoBusinessUsers)
      await importAddresses(trx, demoAddresses)
      await importOrders(trx, [...demoOrders(everyday, today), ...demoMembershipOrders(today)])
      await importMemberships(trx, demoMemberships(today))
      await importWishlists(trx, demoWishlists)
      if (editorKeys) await importEditors(trx, demoEditors, editorKeys)
    })
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', cutOff)
    await db.$client.end()
  }
}
