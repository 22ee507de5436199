import type { Pool } from 'undici'
import { UpstreamUnavailable } from './unavailable.ts'

export type Credentials = { clientId: string; clientSecret: string }
export type IssuedToken = { token: string /** Seconds. */; expiresIn: number }

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

/** OAuth2 client credentials (RFC 6749 §4.4). Throws UpstreamUnavailable after `timeoutMs` or on any other answer. */
export async function requestToken(
  pool: Pool,
  path: string,
  { clientId, clientSecret }: Credentials,
  timeoutMs: number,
): Promise<IssuedToken> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  })
  try {
    const answer = await pool.request({
      path,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: form.toString(),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const issued = (await answer.body.json()) as { access_token?: unknown; expires_in?: unknown }
    if (typeof issued.access_token !== 'string') throw new Error(`no token, status ${answer.statusCode}`)
    return { token: issued.access_token, expiresIn: Number(issued.expires_in ?? 0) }
  } catch (cause) {
    throw new UpstreamUnavailable('token', 'Upstream: no token', { cause })
  }
}
