import type { Pool } from 'undici'
import { asUnavailable, UpstreamUnavailable } from './unavailable.ts'

export type Credentials = { clientId: string; clientSecret: string }
type IssuedToken = { token: string /** Seconds. */; expiresIn: number }

/** A token is given up this long before the upstream would refuse it. */
const MARGIN_SECONDS = 60

/** The upstream's token, fetched once however many calls wait for it. It never leaves the edge. */
export class TokenSource {
  #current: { token: string; until: number } | undefined
  #pending: Promise<string> | undefined
  readonly #issue: () => Promise<IssuedToken>

  constructor(issue: () => Promise<IssuedToken>) {
    this.#issue = issue
  }

  /** Calls need not ask for a token first. */
  get hasToken(): boolean {
    return this.#current !== undefined && Date.now() < this.#current.until
  }

  /** `refused`: the token that the upstream would not take; only another one is handed out. */
  get(refused?: string): string | Promise<string> {
    const current = this.#current
    if (current && current.token !== refused && Date.now() < current.until) return current.token
    this.#pending ??= this.#renew().finally(() => {
      this.#pending = undefined
    })
    return this.#pending
  }

  async #renew(): Promise<string> {
    const { token, expiresIn } = await this.#issue()
    this.#current = { token, until: Date.now() + Math.max(1, expiresIn - MARGIN_SECONDS) * 1000 }
    return token
  }
}

/** Asked as often at most (transactions.md §9). */
const ATTEMPTS = 2

/** The upstream has said that it knows no such client: it will say so again. */
class Refused extends UpstreamUnavailable {}

/** `timeoutMs`: for each of two attempts. `signal`: ends the only one. */
type Patience = { timeoutMs: number } | { signal: AbortSignal }

/**
 * OAuth2 client credentials (RFC 6749 §4.4), asked for a second time when there was no answer within `timeoutMs` or none
 * that is good. Throws UpstreamUnavailable; its reason is `token` when the client was refused.
 */
export async function requestToken(
  pool: Pool,
  path: string,
  { clientId, clientSecret }: Credentials,
  patience: Patience,
): Promise<IssuedToken> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  })
  const ask = async (): Promise<IssuedToken> => {
    const answer = await pool.request({
      path,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: form.toString(),
      signal: 'signal' in patience ? patience.signal : AbortSignal.timeout(patience.timeoutMs),
    })
    if (answer.statusCode === 400 || answer.statusCode === 401) {
      await answer.body.dump()
      throw new Refused('token', `Upstream: no token, status ${answer.statusCode}`)
    }
    const issued = (await answer.body.json()) as { access_token?: unknown; expires_in?: unknown }
    if (typeof issued.access_token !== 'string') {
      throw new UpstreamUnavailable('answer', `Upstream: no token, status ${answer.statusCode}`)
    }
    return { token: issued.access_token, expiresIn: Number(issued.expires_in ?? 0) }
  }
  const attempts = 'signal' in patience ? 1 : ATTEMPTS
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      if (attempt === attempts || error instanceof Refused) throw asUnavailable(error)
    }
  }
}
