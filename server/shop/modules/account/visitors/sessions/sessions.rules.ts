import type { SessionEnd } from './sessions.tables.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Lifetimes of tokens and sessions, from the environment. */
export type SessionSettings = {
  tokenMinutes: number
  idleHours: number
  maxHours: number
  rememberedIdleDays: number
  maxRememberedDays: number
}

/** For calls that are under way while a token is replaced. */
export const graceMs = minute

type TokenState = {
  expiresAt: Date
  supersededAt: Date | null
  session: { idleEndsAt: Date; endsAt: Date; ended: SessionEnd | null }
}

/** Ended by the visitor himself, so there is nothing to tell him. */
const ownEnds: readonly (SessionEnd | null)[] = ['logout', 'replaced']

/**
 * `valid`: may be used. `renewable`: expired, but the session can be renewed. `reused`: a newer token has been in use
 * for longer than the grace period, so this one was copied. `revoked`: ended by the shop or on another device.
 */
export const stateOf = (token: TokenState, now: number): 'valid' | 'renewable' | 'reused' | 'expired' | 'revoked' => {
  const { ended, idleEndsAt, endsAt } = token.session
  if (ended !== null) return ownEnds.includes(ended) ? 'expired' : 'revoked'
  if (endsAt.getTime() <= now || idleEndsAt.getTime() <= now) return 'expired'
  if (token.supersededAt !== null && token.supersededAt.getTime() <= now) return 'reused'
  return token.expiresAt.getTime() > now ? 'valid' : 'renewable'
}

/** The end of a session that begins now. */
export const endOf = (settings: SessionSettings, isRemembered: boolean, now: number): Date =>
  new Date(now + (isRemembered ? settings.maxRememberedDays * day : settings.maxHours * hour))

/** Ends of a token that is given now, and of a session in which no other one follows. */
export const tokenTimes = (
  settings: SessionSettings,
  { isRemembered, endsAt }: { isRemembered: boolean; endsAt: Date },
  now: number,
): { expiresAt: Date; idleEndsAt: Date } => {
  const idle = isRemembered ? settings.rememberedIdleDays * day : settings.idleHours * hour
  const idleEndsAt = Math.min(now + idle, endsAt.getTime())
  const expiresAt = Math.min(now + settings.tokenMinutes * minute, idleEndsAt)
  return { expiresAt: new Date(expiresAt), idleEndsAt: new Date(idleEndsAt) }
}
