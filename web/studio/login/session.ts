import { createStore } from '../../lib/browser/store.ts'
import { StudioMeOf, type StudioMeOfQuery } from '../generated/operations.ts'
import { type AskError, askOnce, login } from '../lib/ask.ts'
import { loadSite } from '../lib/site.ts'

export type Me = StudioMeOfQuery['studio_me']

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
    session.set({ state: 'open', me, hasEnded: false })
    await loadSite()
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

export type LoginFault = 'credentials' | 'codeNeeded' | 'code' | 'wait' | 'notReached'

/** Null when it is open now; `retryAfter` in seconds. */
export async function logIn(credentials: {
  email: string
  password: string
  code?: string
}): Promise<{ fault: LoginFault; retryAfter: number } | null> {
  const answer = await fetch('/studio/session', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  }).catch(() => null)
  const retryAfter = Number(answer?.headers.get('retry-after') ?? 0)
  if (answer?.status === 429) return { fault: 'wait', retryAfter }
  const body = answer?.ok ? ((await answer.json().catch(() => null)) as { fault: LoginFault | null } | null) : null
  if (!body) return { fault: answer?.status === 400 ? 'credentials' : 'notReached', retryAfter }
  if (body.fault) return { fault: body.fault, retryAfter }
  await loadSession()
  return null
}

login.again = async () => {
  const now = session.value()
  if (now.state !== 'open') return false
  session.set({ ...now, hasEnded: true })
  return new Promise<boolean>((resolve) => waiting.add(resolve))
}
