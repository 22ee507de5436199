/**
 * Failure of a call that the visitor has to know of, whichever code made the call. `internal`: an error of the shop.
 * `refused`: a mutation was rejected, with the shop's message. `expired`, `revoked`: the session has ended. `login`: a
 * login is required.
 */
export type CallError = { kind: 'internal' | 'expired' | 'revoked' | 'login' } | { kind: 'refused'; message: string }

/**
 * Which code tells the visitor about a failed mutation. `caller`: the calling code shows the shop's message (see
 * wordsOf). `caller-of-refusals`: the same, but internal errors appear as a toast. `nobody`: no message appears,
 * since the visitor did not start the call.
 */
export type Tells = 'caller' | 'caller-of-refusals' | 'nobody'

declare module '@apollo/client' {
  interface DefaultContext {
    /** Default: a toast. */
    tells?: Tells | undefined
  }
}

const event = 'shop:error'

export function raise(error: CallError): void {
  window.dispatchEvent(new CustomEvent<CallError>(event, { detail: error }))
}

/** Subscribes to the errors of all calls of this page; web/entry/show-call-errors.ts shows them. */
export function onCallError(listener: (error: CallError) => void): void {
  window.addEventListener(event, (raised) => listener((raised as CustomEvent<CallError>).detail))
}
