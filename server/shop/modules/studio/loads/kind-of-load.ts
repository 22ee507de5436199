import type { Executor, Transaction } from '#engine/db/database.ts'
import type { openCatalogueImport } from '../../catalogue/catalogue/catalogue.import.ts'
import type { Withdrawable } from '../../catalogue/catalogue/catalogue.removal.ts'
import type { Exporter } from '../../catalogue/directory/directory.export.ts'
import type { RecordViolation } from '../../catalogue/directory/import-references.ts'

type CatalogueImport = Awaited<ReturnType<typeof openCatalogueImport>>

/** What a load opens once it needs it. */
export type LoadContext = { trx: Transaction; catalogue: () => Promise<CatalogueImport> }

/** What a load does with records of one kind. */
export type KindOfLoad<Record = never> = Exporter<Record> & {
  /** Records of one statement. */
  batchSize: number
  /** Records are of people: reports name fields and never what stands in them. */
  isPersonal?: true
  /** Which of the records are left as they are, whatever they say: those of accounts that were deleted here. */
  findIgnored?: (trx: Transaction, records: readonly Record[]) => Promise<ReadonlySet<Record>>
  /** The record without what it has of a customer who has deleted the account; null for a record of that customer. */
  withoutCustomer?: (record: Record, customerId: string) => Record | null
  /** What an export leaves out unless it is asked for. */
  withoutSecrets?: (record: Record) => Record
  /**
   * Those of the ids that are stored, where that is known without asking: tables that a load fills have no statistics, so the database
   * would read all of them for each batch.
   */
  storedIds?: (context: LoadContext, ids: readonly string[]) => Promise<string[]>
  idOf: (record: Record) => string
  /** Keeps others from writing records of the kind until the load ends. */
  lock?: (context: LoadContext) => Promise<void>
  /** Makes of the record what can be compared with the stored one, where that takes more than the record itself. */
  comparable?: (trx: Transaction, records: readonly Record[], stored: ReadonlyMap<string, Record>) => Promise<Record[]>
  /** Opens the check of a batch: what is wrong with a record of the right form. */
  openChecks: (context: LoadContext, records: readonly Record[]) => Promise<(record: Record) => RecordViolation[]>
  /** Writes records that were checked. */
  write: (context: LoadContext, records: Record[]) => Promise<void>
  /** By id, the record of which it is a part, as `product:100234`; itself when left out. `records` are those of the ids. */
  subjects?: (
    db: Executor,
    ids: readonly string[],
    records: ReadonlyMap<string, Record>,
  ) => Promise<ReadonlyMap<string, string>>
  /** The same, where the record itself says it. */
  subjectOf?: (record: Record) => string
  /** What a full load withdraws when it leaves it out; nothing when left out. */
  withdrawable?: (db: Executor) => Promise<Withdrawable>
  /** Why records can't be withdrawn. */
  withdrawalViolations?: (db: Executor, ids: readonly string[]) => Promise<(RecordViolation & { id: string })[]>
  withdraw?: (trx: Transaction, ids: readonly string[]) => Promise<void>
  /** Which of those that a load had brought as new stay, because the shop needs them by now. */
  findNeeded?: (db: Executor, ids: readonly string[]) => Promise<string[]>
  /** Ends what a load had brought as new; all stays when left out. */
  remove?: (trx: Transaction, ids: readonly string[]) => Promise<void>
}

/** Records of one statement, where they are neither large nor checked against each other. */
export const usualBatch = 500
