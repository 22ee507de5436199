/**
 * What a call came to that concerns the visitor, whoever made it. `internal`: the shop's own fault. `refused`: a mutation was not
 * carried out, in the shop's words. `expired`, `revoked`: his session is over. `login`: only for those who have logged in.
 */
export type Fault = { kind: 'internal' | 'expired' | 'revoked' | 'login' } | { kind: 'refused'; message: string }

/**
 * Who tells the visitor what went wrong with a mutation, once: `caller` shows what the shop says of it (see wordsOf) where
 * it happened; `caller-of-refusals` the same, but errors of the shop itself are a toast; `nobody`, since the visitor has
 * nothing to do with it.
 */
export type Tells = 'caller' | 'caller-of-refusals' | 'nobody'

declare module '@apollo/client' {
  interface DefaultContext {
    /** Left out: a toast. */
    tells?: Tells | undefined
  }
}

const event = 'shop:fault'

export function raise(fault: Fault): void {
  window.dispatchEvent(new CustomEvent<Fault>(event, { detail: fault }))
}

/** Of every call of this page; the part that tells of them is web/entry/tell-faults.ts. */
export function onFault(listener: (fault: Fault) => void): void {
  window.addEventListener(event, (raised) => listener((raised as CustomEvent<Fault>).detail))
}
