import { randomUUID } from 'node:crypto'
import type { StoreId } from '#contract/generated/types.ts'
import type { StudioRoles } from '#contract/studio-access.ts'
import { hashOf, newToken } from '#engine/modules/account/visitors/sessions/secret-token.ts'
import { change } from '#engine/testing/engine.ts'
import { insertEditor, insertSession, setRoles } from '../editors.repository.ts'

type Staff = Partial<StudioRoles> & { store?: StoreId; isConfirmed?: boolean }

/** A new editor with a session; `isConfirmed`: by a second factor. Returns the session's token, and the address. */
export const newStaff = async (url: string, staff: Staff): Promise<{ token: string; email: string }> => {
  const { role = null, desks = [], store = 'de', isConfirmed = true } = staff
  const email = `${randomUUID()}@pausenhof.example`
  const token = newToken()
  await change(url, async (trx) => {
    const editor = await insertEditor(trx, { email, name: email, passwordHash: 'none' })
    if (!editor) throw new Error('An editor was not stored')
    await setRoles(trx, { editorId: editor.id, store, role, desks: [...desks] })
    const confirmedAt = isConfirmed ? new Date() : null
    await insertSession(trx, { editorId: editor.id, tokenHash: hashOf(token), confirmedAt, agent: '', network: '' })
  })
  return { token, email }
}
