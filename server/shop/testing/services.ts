import type { Cursor } from '../change-log/change-log.repository.ts'
import { openDatabase } from '../db/database.ts'
import { readEnvironment } from '../environment.ts'
import { createServices } from '../services/services.ts'
import { client, orderKey, ratingKey } from './engine.ts'

type Teardown = { teardown: (work: () => unknown) => void }

/**
 * The engine's services on a database, for what no field of the contract shows; stores, parameters, texts and catalogue are loaded. Nothing
 * tells them of changes; `applied` is up to where they take themselves to be told.
 */
export const openServices = async (
  t: Teardown,
  url: string,
  settings: Record<string, unknown> = {},
  applied?: () => Cursor,
) => {
  const db = openDatabase({ url, poolSize: 2, statementTimeout: 300_000, connectionTimeout: 60_000 }, () => {})
  t.teardown(() => db.$client.end())
  const environment = readEnvironment({
    DATABASE_URL: url,
    SHOP_CLIENTS: `${client.id}:${client.secret}`,
    RATING_LINK_KEYS: `${ratingKey.version}:${ratingKey.secret}`,
    ORDER_LINK_KEYS: `${orderKey.version}:${orderKey.secret}`,
    ...settings,
  })
  // The index is built anew, and nothing is kept.
  const services = createServices(db, { ...environment, index: {} }, applied)
  const { stores, parameters, catalogue, translations } = services
  await Promise.all([stores, parameters, catalogue, translations].map((service) => service.load()))
  return services
}
