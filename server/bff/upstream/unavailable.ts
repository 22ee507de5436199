/** `open`: the circuit breaker is open. `busy`: too many calls are under way. Nothing was sent then. */
type UnavailableReason = 'timeout' | 'refused' | 'reset' | 'status' | 'answer' | 'token' | 'open' | 'busy'

/** The upstream gave no usable answer. Nothing is known about what the visitor asked for: never cache, never conclude. */
export class UpstreamUnavailable extends Error {
  override readonly name = 'UpstreamUnavailable'
  readonly reason: UnavailableReason

  constructor(reason: UnavailableReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** Gives any failure of a call its definite type. */
export function asUnavailable(error: unknown): UpstreamUnavailable {
  if (error instanceof UpstreamUnavailable) return error
  const reason = isTimeout(error) ? 'timeout' : isReset(error) ? 'reset' : isCutOff(error) ? 'answer' : 'refused'
  return new UpstreamUnavailable(reason, `Upstream: ${reason}`, { cause: error })
}

/** The connection was closed by the other side before it answered. */
export function isReset(error: unknown): boolean {
  return ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error))
}

export function isTimeout(error: unknown): boolean {
  const name = error instanceof Error ? error.name : ''
  return name === 'TimeoutError' || codeOf(error).includes('TIMEOUT')
}

/** The answer ended before its length, or is not what it should be. */
function isCutOff(error: unknown): boolean {
  if (error instanceof SyntaxError) return true
  const code = codeOf(error)
  return code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' || code.startsWith('HPE_')
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
