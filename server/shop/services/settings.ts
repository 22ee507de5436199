import type { Cursor } from '../change-log/change-log.repository.ts'
import type { Database } from '../db/database.ts'
import type { ShopEnvironment } from '../environment.ts'
import type { Later } from './handed-down.ts'

/** The part of the environment that services are made with. */
export type ServiceSettings = Pick<
  ShopEnvironment,
  'carriers' | 'forms' | 'mails' | 'orders' | 'payments' | 'reviews' | 'tracking' | 'visitors'
> & {
  index: { snapshotFile?: string }
}

/** What each layer of services is made with, besides the layers below. */
export type Ground = {
  db: Database
  settings: ServiceSettings
  /** Up to where the change log was applied. */
  applied: () => Cursor
  later: Later
}
