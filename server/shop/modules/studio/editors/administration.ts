import { randomBytes } from 'node:crypto'
import type { StoreId, StudioEditor, StudioEditorInput, StudioEditorSaved } from '#contract/generated/types.ts'
import { deskRoles, hasAccess } from '#contract/studio-access.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Editor } from '#engine/call/editor.ts'
import { type Database, inTransaction } from '#engine/db/database.ts'
import { isUuid } from '#lib/uuid.ts'
import { clean, isEmail, normaliseEmail } from '../../account/visitors/accounts/account.rules.ts'
import { createPasswords, type Passwords } from '../../account/visitors/passwords/passwords.ts'
import { noteOfEditor } from '../studio/editor-notes.ts'
import {
  deleteRoles,
  deleteSessions,
  type EditorOfStore,
  findEditor,
  findEditorByEmail,
  findEditorsOf,
  findRoles,
  insertEditor,
  setRoles,
  updateEditor,
} from './editors.repository.ts'

const maxNameLength = 80

/** Who administrates; null for an operator. */
type Administrator = Pick<Editor, 'id' | 'email'> | null

const toEditor = ({ id, email, name, role, desks, totpSecret, seenAt }: EditorOfStore): StudioEditor => ({
  id,
  email,
  name,
  role,
  desks,
  hasSecondFactor: totpSecret !== null,
  seenAt: seenAt?.toISOString() ?? null,
})

/** Easy to read aloud: no letters that look alike. */
export const newPassword = (): string => {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  return [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('')
}

/** What administrators of a store, and operators, do with its editors. */
export const createEditorAdministration = (db: Database, passwords: Passwords = createPasswords()) => {
  const saved = async (id: string, store: StoreId, password: string | null): Promise<StudioEditorSaved> => {
    const editor = (await findEditorsOf(db, store)).find((each) => each.id === id)
    if (!editor) throw new Error('An editor was not stored')
    return { editor: toEditor(editor), password }
  }

  /** Whether one administrates every store in which the other has a role: name, password and second factor are the same in all of them. */
  const isAbove = async (by: Administrator, id: string): Promise<boolean> => {
    if (by === null) return true
    const [own, theirs] = await Promise.all([findRoles(db, by.id), findRoles(db, id)])
    return theirs.every(({ store }) => own.some((each) => each.store === store && each.role === 'administrator'))
  }

  const isOfStore = async (id: string, store: StoreId): Promise<boolean> =>
    isUuid(id) && (await findRoles(db, id)).some((role) => role.store === store)

  return {
    editors: async (store: StoreId): Promise<StudioEditor[]> => (await findEditorsOf(db, store)).map(toEditor),

    /**
     * Sets the roles in the store; an address that is new gets a first password. The own role cannot be lowered: a store would lose its
     * last administrator.
     */
    save: async (data: StudioEditorInput, by: Administrator, store: StoreId): Promise<StudioEditorSaved> => {
      const email = normaliseEmail(data.email)
      const name = clean(data.name).slice(0, maxNameLength)
      if (!isEmail(email) || name === '') throw badUserInput('email and name are needed')
      const roles = { role: data.role ?? null, desks: deskRoles.filter((each) => data.desks?.includes(each)) }
      if (roles.role === null && roles.desks.length === 0) throw badUserInput('a role or a desk is needed')
      const password = newPassword()
      const passwordHash = await passwords.hash(password)
      const known = await findEditorByEmail(db, email)
      const isRenamed = known !== null && (await isAbove(by, known.id))
      const { id, isNew } = await inTransaction(db, async (trx) => {
        const added = await insertEditor(trx, { email, name, passwordHash })
        const row = added ?? (await findEditorByEmail(trx, email))
        if (!row) throw new Error('An editor was not stored')
        if (row.id === by?.id && !hasAccess(roles, 'administrator')) throw badUserInput('The own role stays')
        if (isRenamed) await updateEditor(trx, row.id, { name })
        await setRoles(trx, { editorId: row.id, store, ...roles })
        await noteOfEditor(trx, store, { by, action: 'grantRole', email, roles })
        return { id: row.id, isNew: added !== null }
      })
      return saved(id, store, isNew ? password : null)
    },

    remove: async (id: string, by: Editor, store: StoreId): Promise<boolean> =>
      isUuid(id) &&
      id !== by.id &&
      inTransaction(db, async (trx) => {
        const row = await findEditor(trx, id)
        if (!row || !(await deleteRoles(trx, id, store))) return false
        await noteOfEditor(trx, store, { by, action: 'removeRole', email: row.email })
        return true
      }),

    /** Null for one who is unknown in the store, or has roles where the administrator has none. */
    reset: async (id: string, by: Administrator, store: StoreId): Promise<StudioEditorSaved | null> => {
      if (!(await isOfStore(id, store)) || !(await isAbove(by, id))) return null
      const password = newPassword()
      const passwordHash = await passwords.hash(password)
      await inTransaction(db, async (trx) => {
        await updateEditor(trx, id, { passwordHash, totpSecret: null, newTotpSecret: null })
        await deleteSessions(trx, id, null)
        const row = await findEditor(trx, id)
        await noteOfEditor(trx, store, { by, action: 'resetAccess', email: row?.email ?? id })
      })
      return saved(id, store, password)
    },
  }
}
