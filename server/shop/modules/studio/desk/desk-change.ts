import { sql } from 'drizzle-orm'
import type {
  DeskRole,
  StoreId,
  StudioAction,
  StudioDeskRefusal,
  StudioDeskResult,
  StudioFieldError,
} from '#contract/generated/types.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Editor } from '#engine/call/editor.ts'
import { type Database, inTransaction, type Transaction } from '#engine/db/database.ts'
import { isUuid } from '#lib/uuid.ts'
import { FulfilmentRefused } from '../../orders/orders/fulfilment/fulfilment.service.ts'
import { OperatorRefused } from '../../orders/settlement/operators/operators.service.ts'
import { isDeskNoteKnown, noteOfDesk } from '../studio/desk-notes.ts'
import type { DeskDetails } from '../studio/studio.tables.ts'

/** Who changes something, at which desk and in which store; `key` is the form's UUID. */
export type DeskCall = { desk: DeskRole; editor: Editor; store: StoreId; key: string }

/** What was done, for the audit log: `key` names the record; details hold nothing of a customer. */
export type DeskChange = {
  action: StudioAction
  key: string
  /** Another one than that of the call. */
  store?: StoreId
  before?: DeskDetails | null
  after?: DeskDetails | null
}

/** Undoes the transaction; the desk says why. */
export class DeskRefused extends Error {
  readonly refusal: StudioDeskRefusal
  readonly fieldErrors: StudioFieldError[]
  /** In English, where the refusal alone does not say enough. */
  readonly reason: string | null
  constructor(refusal: StudioDeskRefusal, fieldErrors: StudioFieldError[] = [], reason: string | null = null) {
    super(refusal)
    this.refusal = refusal
    this.fieldErrors = fieldErrors
    this.reason = reason
  }
}

export const done: StudioDeskResult = { successful: true, refusal: null, message: null, fieldErrors: [] }

/** Answers refusals as results; throws everything else. */
export const refusalOf = (error: unknown): StudioDeskResult => {
  if (error instanceof DeskRefused) {
    const { refusal, fieldErrors, reason } = error
    return { successful: false, refusal, message: reason, fieldErrors }
  }
  if (error instanceof FulfilmentRefused || error instanceof OperatorRefused)
    return { successful: false, refusal: 'other', message: error.message, fieldErrors: [] }
  throw error
}

/** `actionKey`: that of the call; null for what was done besides. */
export const writeNote = (
  trx: Database | Transaction,
  { desk, editor, store }: DeskCall,
  change: DeskChange,
  actionKey: string | null,
) =>
  noteOfDesk(trx, {
    store: change.store ?? store,
    desk,
    editor: editor.email,
    action: change.action,
    key: change.key,
    actionKey,
    before: change.before ?? null,
    after: change.after ?? null,
  })

export const noteChange = (trx: Database | Transaction, call: DeskCall, change: DeskChange) =>
  writeNote(trx, call, change, call.key)

export const checkKey = ({ key }: DeskCall): void => {
  if (!isUuid(key)) throw badUserInput('key must be a UUID')
}

/** Carries out a change and notes it in one transaction. What has the same key was done before: it is not done again. */
export const createDeskChanges =
  (db: Database) =>
  async (
    call: DeskCall,
    work: (trx: Transaction) => Promise<DeskChange | readonly [DeskChange, ...DeskChange[]]>,
  ): Promise<StudioDeskResult> => {
    checkKey(call)
    try {
      return await inTransaction(db, async (trx) => {
        await trx.execute(sql`select pg_advisory_xact_lock(hashtext('desk'), hashtext(${call.key.toLowerCase()}))`)
        if (await isDeskNoteKnown(trx, call.key)) return done
        const [change, ...besides] = [await work(trx)].flat()
        if (change) await noteChange(trx, call, change)
        for (const each of besides) await writeNote(trx, call, each, null)
        return done
      })
    } catch (error) {
      return refusalOf(error)
    }
  }

export type ChangeAtDesk = ReturnType<typeof createDeskChanges>
