import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '#engine/db/database.ts'
import { type AnyRecord, kindOf } from './kinds.ts'
import { findPart, findPartsWith, replacePart } from './loads.repository.ts'
import { subjectOfCustomer } from './records-of-people.ts'

/**
 * Erases what loads keep of a customer who deletes the account, in its transaction: records of the customer, and what others' wish lists
 * have of the customer. Undoing such a load brings none of it back.
 */
export const forgetCustomer = async (trx: Transaction, customerId: string): Promise<void> => {
  const subject = subjectOfCustomer(customerId)
  for (const key of await findPartsWith(trx, subject, ['wishlist'])) {
    const content = await findPart(trx, key.loadId, key.part)
    if (!content) continue
    const { withoutCustomer } = kindOf(content.kind)
    const entries = content.ids.flatMap((id, index) => {
      const ofCustomer = content.subjects[index] === subject
      const record = (content.before[index] ?? null) as AnyRecord | null
      const before = record && (withoutCustomer?.(record, customerId) ?? null)
      return ofCustomer || (record && !before) ? [] : [{ id, subject: content.subjects[index] ?? '', before }]
    })
    const remaining = {
      ids: entries.map(({ id }) => id),
      subjects: entries.map((entry) => entry.subject),
      before: entries.map(({ before }) => before),
    }
    const { kind: _kind, ...stored } = content
    if (!isDeepStrictEqual(remaining, stored)) await replacePart(trx, key, remaining)
  }
}
