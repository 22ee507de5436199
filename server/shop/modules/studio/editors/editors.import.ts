import type { ImportEditor } from '#contract/import/editors.ts'
import type { Transaction } from '#engine/db/database.ts'
import type { SealKey } from '#lib/seals.ts'
import { isEmail, normaliseEmail } from '../../account/visitors/accounts/account.rules.ts'
import { readStored } from '../../account/visitors/passwords/stored-password.ts'
import { insertEditor, setRoles, updateEditor } from './editors.repository.ts'
import { secondFactorSeals } from './second-factor-seals.ts'
import { fromBase32 } from './totp.rules.ts'

const violationsOf = ({ email, passwordHash }: ImportEditor): string[] => [
  ...(isEmail(normaliseEmail(email)) ? [] : [`editor ${email}: the e-mail address is none`]),
  ...(readStored(passwordHash) ? [] : [`editor ${email}: the password is no Argon2id`]),
]

/** Stores editors that are new; one who is known stays as he is. Keys are needed for second factors alone. Throws Error with every violation. */
export const importEditors = async (
  trx: Transaction,
  records: readonly ImportEditor[],
  keys: readonly SealKey[] = [],
): Promise<void> => {
  const violations = records.flatMap(violationsOf)
  if (violations.length > 0) throw new Error(violations.join('\n'))
  for (const { email, name, passwordHash, roles, totpSecret } of records) {
    const added = await insertEditor(trx, { email: normaliseEmail(email), name, passwordHash })
    if (!added) continue
    if (totpSecret !== null) {
      const secret = fromBase32(totpSecret).toString('base64url')
      await updateEditor(trx, added.id, { totpSecret: secondFactorSeals(keys).seal({ secret }) })
    }
    for (const { store, role = null, desks = [] } of roles)
      await setRoles(trx, { editorId: added.id, store, role, desks })
  }
}
