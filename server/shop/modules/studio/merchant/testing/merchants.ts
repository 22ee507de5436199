import pg from 'pg'
import type { Engine } from '#engine/testing/engine.ts'
import { newStaff } from '../../editors/testing/staff.ts'

type Teardown = { teardown: (fn: () => unknown) => void }

/** Fields of what a change is answered by. */
export const result = '{ successful refusal fieldErrors { fieldName code } }'

/** A merchant of the store de who asks the engine, and what the audit log says of a record. */
export const openMerchant = async (t: Teardown, { engine, url }: { engine: Engine; url: string }) => {
  const { token, email } = await newStaff(url, { desks: ['merchant'] })
  const db = new pg.Client(url)
  await db.connect()
  t.teardown(() => db.end())
  return {
    db,
    email,
    token,
    /** What the field `result` answers, or the code of the error. */
    ask: async (text: string, variables: object = {}, { editorToken = token, store = 'de' } = {}) => {
      const { data, errors } = await engine.run(text, { editorToken, variables, store })
      return errors?.[0]?.extensions.code ?? ((data as { result?: unknown } | null)?.result as unknown)
    },
    audit: async (key: string) =>
      (
        await db.query('select editor, desk, store, action, before, after from audit_log where key = $1 order by id', [
          key,
        ])
      ).rows,
    /** Tokens of staff who are no merchants of the store. */
    otherTokens: async () =>
      Promise.all(
        ([{ desks: ['service'] }, { role: 'administrator' }, { desks: ['merchant'], isConfirmed: false }] as const).map(
          async (staff) => (await newStaff(url, staff)).token,
        ),
      ),
  }
}
