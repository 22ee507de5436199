import type { StoreId } from '#contract/generated/types.ts'
import { createStore } from '#web/lib/browser/store.ts'
import { StudioCreateStoreCode, StudioMeOf, type StudioMeOfQuery } from '../../generated/operations.ts'
import { type AskError, ask, askOnce, login, type Result } from '../../lib/ask.ts'
import { loadSite, site } from '../../lib/site.ts'

export type Me = StudioMeOfQuery['studio_me']

/** What the editor needs a second factor for. */
export const reasonOf = ({ grantedRole, grantedDesks }: Me) =>
  grantedDesks.length > 0 ? 'desk' : (grantedRole ?? 'editor')

export type Session =
  | { state: 'unknown' }
  | { state: 'none' }
  | { state: 'unreachable'; error: AskError }
  /** `hasEnded`: in the middle of work; the page stays and asks for the login. */
  | { state: 'open'; me: Me; hasEnded: boolean }

export const session = createStore<Session>({ state: 'unknown' })

/** Calls that wait for the login. */
const waiting = new Set<(isIn: boolean) => void>()
const settle = (isIn: boolean): void => {
  for (const resolve of waiting) resolve(isIn)
  waiting.clear()
}

/** Asks who is logged in; calls that wait go on. */
export async function loadSession(): Promise<void> {
  const before = session.value()
  const { data, error } = await askOnce(StudioMeOf, {})
  if (data) {
    const me = data.studio_me
    // Another editor must not go on in what the first one has open; unsent changes are kept by the browser.
    if (before.state === 'open' && before.me.id !== me.id) return location.reload()
    // The rooms need to know their store, for example to make something new in it. It stays that of the host.
    const failure = site.value() ? null : await loadSite()
    if (failure) return session.set({ state: 'unreachable', error: failure })
    session.set({ state: 'open', me, hasEnded: false })
    return settle(true)
  }
  if (error.code === 'LOGIN_REQUIRED') return leave()
  if (before.state !== 'open') session.set({ state: 'unreachable', error })
}

/** Shows the login instead of the page. */
export function leave(): void {
  session.set({ state: 'none' })
  settle(false)
}

export async function logOut(): Promise<void> {
  // Without an answer the cookie may still be there: the next question tells.
  await fetch('/studio/session', { method: 'DELETE', credentials: 'same-origin' }).catch(() => null)
  await loadSession()
}

export type LoginError = 'credentials' | 'codeNeeded' | 'code' | 'wait' | 'notReached'

type LoginAnswer = { fault: LoginError; retryAfter: number } | null

/** Null when there is a session now; `retryAfter` in seconds. */
async function openSession(path: string, body: object): Promise<LoginAnswer> {
  const answer = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  const retryAfter = Number(answer?.headers.get('retry-after') ?? 0)
  if (answer?.status === 429) return { fault: 'wait', retryAfter }
  const result = answer?.ok ? ((await answer.json().catch(() => null)) as { fault: LoginError | null } | null) : null
  if (!result) return { fault: answer?.status === 400 ? 'credentials' : 'notReached', retryAfter }
  return result.fault ? { fault: result.fault, retryAfter } : null
}

export async function logIn(credentials: { email: string; password: string; code?: string }): Promise<LoginAnswer> {
  const failed = await openSession('/studio/session', credentials)
  if (failed) return failed
  await loadSession()
  const now = session.value()
  // There is a session, and no answer about it: the form over the page has to be sent once more.
  return now.state === 'open' && now.hasEnded ? { fault: 'notReached', retryAfter: 0 } : null
}

const storeCodeMark = '#store-code='

/**
 * Where the studio of another store of the editor's opens without a password; null when there is no role any more. The code stands in the
 * address's fragment, which no server and no log sees.
 */
export async function addressInStore(
  { id, baseUrl }: { id: StoreId; baseUrl: string },
  path = '/',
): Promise<Result<string | null>> {
  const { data, error } = await ask(StudioCreateStoreCode, { store: id })
  if (error) return { data: null, error }
  const code = data.studio_createStoreCode
  return { data: code && `${baseUrl}/studio${path}${storeCodeMark}${code}`, error: null }
}

/** Begins with the session of this host; without one, with the code with which the editor comes from another store. */
export async function start(): Promise<void> {
  if (location.hash.startsWith(storeCodeMark)) {
    const code = location.hash.slice(storeCodeMark.length)
    history.replaceState(null, '', location.pathname + location.search)
    const { error } = await askOnce(StudioMeOf, {})
    // A code that does not count leads to the login, as no session does.
    if (error?.code === 'LOGIN_REQUIRED') await openSession('/studio/session/store-code', { code })
  }
  await loadSession()
}

login.again = async () => {
  const now = session.value()
  if (now.state !== 'open') return false
  session.set({ ...now, hasEnded: true })
  return new Promise<boolean>((resolve) => waiting.add(resolve))
}
