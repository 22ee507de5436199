import { randomBytes } from 'node:crypto'
import type {
  DeskRole,
  StoreId,
  StudioLogin,
  StudioLoginError,
  StudioLoginInput,
  StudioMe,
  StudioPasswordError,
  StudioSecondFactor,
  StudioSession,
} from '#contract/generated/types.ts'
import type { StudioRoles } from '#contract/studio-access.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Editor } from '#engine/call/editor.ts'
import { type Database, type Executor, inTransaction } from '#engine/db/database.ts'
import type { SealKey } from '#lib/seals.ts'
import { isUuid } from '#lib/uuid.ts'
import { clean, isEmail, normaliseEmail } from '../../account/visitors/accounts/account.rules.ts'
import { createPasswords, HashingBusy } from '../../account/visitors/passwords/passwords.ts'
import { hashOf, isToken, newToken } from '../../account/visitors/sessions/secret-token.ts'
import type { Throttle } from '../../account/visitors/throttle/throttle.ts'
import type { TextAudience, Translate } from '../../content/translations/translate.ts'
import type { StoresService } from '../../stores/stores/stores.service.ts'
import type { StoreRow } from '../../stores/stores/stores.tables.ts'
import { noteOfEditor } from '../studio/editor-notes.ts'
import { createEditorAdministration } from './administration.ts'
import {
  confirmSession,
  deleteIdleSessions,
  deleteSession,
  deleteSessions,
  findEditor,
  findEditorByEmail,
  findRoles,
  findSession,
  findSessionById,
  findSessions,
  insertSession,
  lockEditor,
  takeTotpStep,
  touchSession,
  updateEditor,
} from './editors.repository.ts'
import type { EditorRow } from './editors.tables.ts'
import { secondFactorSeals } from './second-factor-seals.ts'
import { isOver, sessionHours } from './sessions.rules.ts'
import { deleteOldStoreCodes } from './store-codes.repository.ts'
import { createStoreCodes } from './store-codes.ts'
import { base32, stepOfCode } from './totp.rules.ts'

type EditorsDependencies = {
  db: Database
  stores: Pick<StoresService, 'all' | 'find'>
  throttle: Pick<Throttle, 'attempt' | 'forget' | 'giveBack' | 'take'>
  translate: Translate
  sealKeys: readonly SealKey[]
  now?: () => number
}

/** Sessions are marked as used at most once in so many milliseconds. */
const touchAfter = 60_000
const passwordLength = { min: 12, max: 200 } as const
const secretBytes = 20
const maxAgentLength = 200

type Call = { store: StoreRow; network: string }
type TotpSecret = { secret: string }

const isTotpSecret = (value: unknown): value is TotpSecret =>
  typeof value === 'object' && value !== null && 'secret' in value && typeof value.secret === 'string'

/** Editors of the studio: login with a second factor, sessions, and roles by store. */
export const createEditors = ({ db, stores, throttle, translate, sealKeys, now = Date.now }: EditorsDependencies) => {
  const passwords = createPasswords()
  const seals = secondFactorSeals(sealKeys)
  const secretOf = (sealed: string | null): Buffer | null => {
    const opened = sealed === null ? null : seals.open(sealed)
    return isTotpSecret(opened) ? Buffer.from(opened.secret, 'base64url') : null
  }

  /** The step of a right code that was not used before; null for any other. */
  const stepFor = (code: string, sealed: string | null, { totpStep }: EditorRow): number | null => {
    const secret = secretOf(sealed)
    return secret && stepOfCode(code, { secret, lastStep: totpStep, now: now() })
  }

  const refused = (violation: StudioLoginError, retryAfter: number | null = null): StudioLogin => ({
    fault: violation,
    retryAfter,
    token: null,
  })

  /** A session that no second factor has confirmed drafts at most: only confirmed ones publish, and see orders and customers. */
  const effective = (granted: Required<StudioRoles>, isConfirmed: boolean): Required<StudioRoles> =>
    isConfirmed ? granted : { role: granted.role && 'editor', desks: [] }

  const agentOf = (agent: string | null | undefined): string => clean(agent ?? '').slice(0, maxAgentLength)
  const storeCodes = createStoreCodes(db, now)

  return {
    /** The editor of a session in a store; null for no session, an ended one, or without roles there. */
    editorOf: async (token: string | null, store: StoreId): Promise<Editor | null> => {
      if (token === null || !isToken(token)) return null
      const known = await findSession(db, hashOf(token), store)
      if (!known || known.roles === null) return null
      const { session, editor, roles } = known
      if (isOver(session, now())) return null
      if (session.seenAt.getTime() < now() - touchAfter) await touchSession(db, session.id)
      const { id, email, name } = editor
      return { id, email, name, ...effective(roles, session.confirmedAt !== null), sessionId: session.id }
    },

    /** Whether content that was opened by a session may still be seen in a store. To ask is no use of the session. */
    isSessionOpen: async (id: string, store: StoreId): Promise<boolean> => {
      const known = isUuid(id) ? await findSessionById(db, id, store) : null
      return known !== null && known.roles?.role != null && !isOver(known.session, now())
    },

    login: async ({ email, password, code, agent }: StudioLoginInput, call: Call): Promise<StudioLogin> => {
      const address = normaliseEmail(email)
      const key = [address, `network ${call.network}`]
      const { wait } = await throttle.attempt('login', 'editor', ...key)
      if (wait > 0) return refused('wait', wait)
      const editor = isEmail(address) ? await findEditorByEmail(db, address) : null
      const checked = await passwords
        .verify(password.slice(0, passwordLength.max), editor?.passwordHash ?? null)
        .catch((error: unknown) => {
          if (error instanceof HashingBusy) return null
          throw error
        })
      if (checked === null) {
        await throttle.giveBack('login', 'editor', ...key)
        return refused('wait', 2)
      }
      const isOfStore = editor && (await findRoles(db, editor.id)).some(({ store }) => store === call.store.id)
      if (!editor || !checked.isRight || !isOfStore) {
        const full = await throttle.take('network', call.network)
        return full > 0 ? refused('wait', full) : refused('credentials')
      }
      let isConfirmed = false
      if (editor.totpSecret !== null) {
        if (!code?.trim()) {
          // Only this try: wrong codes before it still count.
          await throttle.giveBack('login', 'editor', ...key)
          return refused('codeNeeded')
        }
        // Counted by editor, not by network: who gets here knows the password, and could guess codes from many addresses.
        const tried = await throttle.attempt('login', 'second factor', editor.id)
        if (tried.wait > 0) return refused('wait', tried.wait)
        const step = stepFor(code, editor.totpSecret, editor)
        if (step === null || !(await takeTotpStep(db, editor.id, step))) return refused('code')
        await throttle.forget('login', 'second factor', editor.id)
        isConfirmed = true
      }
      await throttle.forget('login', 'editor', ...key)
      const token = newToken()
      await insertSession(db, {
        editorId: editor.id,
        tokenHash: hashOf(token),
        confirmedAt: isConfirmed ? new Date(now()) : null,
        agent: agentOf(agent),
        network: call.network,
      })
      return { fault: null, retryAfter: null, token }
    },

    createStoreCode: storeCodes.createStoreCode,

    loginByStoreCode: (code: string, agent: string | null | undefined, call: Call): Promise<StudioLogin> =>
      storeCodes.loginByStoreCode(code, agentOf(agent), call),

    me: async ({ id, email, name, role, desks, sessionId }: Editor, store: StoreId): Promise<StudioMe> => {
      const [row, roles] = await Promise.all([findEditor(db, id), findRoles(db, id)])
      const granted = roles.find((each) => each.store === store)
      return {
        id,
        email,
        name,
        role,
        grantedRole: granted?.role ?? role,
        desks: [...desks],
        grantedDesks: granted?.desks ?? [...desks],
        hasSecondFactor: row?.totpSecret != null,
        sessionId,
        stores: roles.flatMap((each) => {
          const known = stores.find(each.store)
          return known ? [{ id: each.store, baseUrl: known.baseUrl, role: each.role, desks: each.desks }] : []
        }),
      }
    },

    /** Stores in which the editor has the desk; of a session that opens it. */
    storesOfDesk: async (executor: Executor, { id }: Editor, desk: DeskRole): Promise<StoreId[]> =>
      (await findRoles(executor, id)).filter(({ desks }) => desks.includes(desk)).map(({ store }) => store),

    sessions: async ({ id, sessionId }: Editor): Promise<StudioSession[]> =>
      (await findSessions(db, id)).map((session) => ({
        id: session.id,
        isOwn: session.id === sessionId,
        agent: session.agent,
        network: session.network,
        createdAt: session.createdAt.toISOString(),
        seenAt: session.seenAt.toISOString(),
      })),

    endSession: async ({ id }: Editor, sessionId: string): Promise<boolean> =>
      isUuid(sessionId) && deleteSession(db, id, sessionId),

    endOtherSessions: ({ id, sessionId }: Editor): Promise<number> => deleteSessions(db, id, sessionId),

    startSecondFactor: async ({ id, email }: Editor, audience: TextAudience): Promise<StudioSecondFactor> => {
      // One that counts is taken away by an administrator alone: a session of before it must not replace it.
      if ((await findEditor(db, id))?.totpSecret !== null) throw badUserInput('There is a second factor already')
      const bytes = randomBytes(secretBytes)
      await updateEditor(db, id, { newTotpSecret: seals.seal({ secret: bytes.toString('base64url') }) })
      const secret = base32(bytes)
      // A colon in the name would end it.
      const issuer = `${translate(audience, 'ui.shop.name')} Studio`.replaceAll(':', ' ')
      const [label, name] = [`${issuer}:${email}`, issuer].map(encodeURIComponent)
      return { secret, address: `otpauth://totp/${label}?secret=${secret}&issuer=${name}` }
    },

    /** From then on each login needs a code; this session has the whole role, and all others end. */
    confirmSecondFactor: async ({ id, sessionId }: Editor, code: string): Promise<boolean> => {
      if ((await throttle.attempt('login', 'second factor', id)).wait > 0) return false
      const isRight = await inTransaction(db, async (trx) => {
        const row = await lockEditor(trx, id)
        const step = row && row.totpSecret === null ? stepFor(code, row.newTotpSecret, row) : null
        if (!row || step === null) return false
        await updateEditor(trx, id, { totpSecret: row.newTotpSecret, newTotpSecret: null, totpStep: step })
        await confirmSession(trx, sessionId)
        await deleteSessions(trx, id, sessionId)
        return true
      })
      if (isRight) await throttle.forget('login', 'second factor', id)
      return isRight
    },

    changePassword: async (
      { id, email, sessionId }: Editor,
      entered: { currentPassword: string; newPassword: string },
    ): Promise<StudioPasswordError | null> => {
      if ((await throttle.attempt('password', 'editor', id)).wait > 0) return 'wait'
      const row = await findEditor(db, id)
      const { isRight } = await passwords.verify(entered.currentPassword, row?.passwordHash ?? null)
      if (!isRight) return 'wrong'
      await throttle.forget('password', 'editor', id)
      const { length } = entered.newPassword
      if (length < passwordLength.min || length > passwordLength.max) return 'length'
      const passwordHash = await passwords.hash(entered.newPassword)
      await inTransaction(db, async (trx) => {
        await updateEditor(trx, id, { passwordHash })
        await deleteSessions(trx, id, sessionId)
        // The password is the same in every store, and each has an audit log of its own.
        for (const { store } of await findRoles(trx, id))
          await noteOfEditor(trx, store, { by: { email }, action: 'changePassword', email })
      })
      return null
    },

    ...createEditorAdministration(db, passwords),

    clean: async (): Promise<void> => {
      await deleteIdleSessions(db, sessionHours.idle, sessionHours.max)
      await deleteOldStoreCodes(db)
    },
  }
}

export type EditorsService = ReturnType<typeof createEditors>
