import { uuidv7 } from 'uuidv7'
import { cleanLine } from '#contract/text/clean-text.ts'
import { customerOf, type Identity } from '#engine/call/caller.ts'
import type { Transaction } from '#engine/db/database.ts'
import { characterCount, hasTags, plainParagraphs } from '#lib/plain-text.ts'
import type { EntryChange } from '../entries/entry-changes.ts'
import { lockOne, Refusal } from '../rights/list-access.ts'
import { wishlistLimits } from '../wishlists.rules.ts'
import {
  deleteList,
  deleteMember,
  findLists,
  insertList,
  lockCustomer,
  saveStandard,
  updateList,
} from './lists.repository.ts'

/** Text as it is stored. @throws Refusal */
export const checkedText = (text: string, limit: 'name' | 'description' | 'comment' | 'claimName'): string => {
  // What is far too long is not looked at closely.
  const max = wishlistLimits[limit]
  if (text.length > 20 * max) throw new Refusal('long', { most: max })
  const plain = limit === 'name' || limit === 'claimName' ? cleanLine(text) : plainParagraphs(text)
  if (hasTags(plain)) throw new Refusal('markup')
  if (characterCount(plain) > max) throw new Refusal('long', { most: max })
  if (plain === '' && (limit === 'name' || limit === 'comment')) throw new Refusal(limit === 'name' ? 'name' : 'empty')
  return plain
}

/** One list more for a customer; his number of lists is held for the transaction. */
export const checkRoomForList = async (trx: Transaction, customerId: string): Promise<void> => {
  await lockCustomer(trx, customerId)
  const lists = await findLists(trx, { customerId })
  // His Merkzettel is one of them whether it is stored yet or not.
  const others = lists.filter(({ isDefault, right }) => !(isDefault && right === 'creator'))
  if (others.length + 1 >= wishlistLimits.lists) throw new Refusal('lists', { most: wishlistLimits.lists })
}

/** Changes of lists themselves, each in a transaction of the caller's. */
export const listChanges = {
  create: async (
    trx: Transaction,
    identity: Identity,
    given: { name: string; description: string | null },
  ): Promise<EntryChange> => {
    const customerId = customerOf(identity)
    const name = checkedText(given.name, 'name')
    const description = checkedText(given.description ?? '', 'description') || null
    await checkRoomForList(trx, customerId)
    const id = uuidv7()
    await insertList(trx, { id, customerId, name, description })
    return { listId: id, entryId: null }
  },

  /** The customer's own list of this name, made when there is none. */
  named: async (trx: Transaction, identity: Identity, given: string): Promise<string> => {
    const customerId = customerOf(identity)
    const name = checkedText(given, 'name')
    await lockCustomer(trx, customerId)
    const lists = await findLists(trx, { customerId })
    const known = lists.find((list) => list.right === 'creator' && !list.isDefault && list.name === name)
    return known?.id ?? (await listChanges.create(trx, identity, { name, description: null })).listId ?? ''
  },

  rename: async (trx: Transaction, identity: Identity, ref: string, given: string): Promise<EntryChange> => {
    const list = await lockOne(trx, identity, ref, 'rename')
    if (list.isDefault) throw new Refusal('default')
    const name = checkedText(given, 'name')
    if (name !== list.name) await updateList(trx, list.id, { name })
    return { listId: list.id, entryId: null }
  },

  describe: async (trx: Transaction, identity: Identity, ref: string, given: string): Promise<EntryChange> => {
    const list = await lockOne(trx, identity, ref, 'describe')
    const description = checkedText(given, 'description') || null
    if (description !== list.description) await updateList(trx, list.id, { description })
    return { listId: list.id, entryId: null }
  },

  /** Deletes the list when its creator calls; a member only leaves it. */
  remove: async (trx: Transaction, identity: Identity, ref: string): Promise<EntryChange> => {
    const customerId = customerOf(identity)
    const list = await lockOne(trx, identity, ref, 'see')
    if (list.right !== 'creator') await deleteMember(trx, list.id, customerId)
    else if (list.isDefault) throw new Refusal('default')
    else await deleteList(trx, list.id)
    return { listId: null, entryId: null }
  },

  makeStandard: async (trx: Transaction, identity: Identity, ref: string): Promise<EntryChange> => {
    const customerId = customerOf(identity)
    const list = await lockOne(trx, identity, ref, 'makeStandard')
    await saveStandard(trx, customerId, list.id)
    return { listId: list.id, entryId: null }
  },
}
