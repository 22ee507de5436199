import { inBackground } from '#web/lib/browser/in-background.ts'
import { createStore, type Store } from '#web/lib/browser/store.ts'
import type { Finding } from '../../form/findings.ts'
import type { AskError, Result } from '../../lib/ask.ts'
import { differences } from './differences.ts'

/** What another editor saved meanwhile. */
export type OtherDraft = { revision: number; body: unknown; updatedBy: string | null; updatedAt: string | null }

export type SaveAnswer = {
  successful: boolean
  revision: number | null
  findings: Finding[]
  conflict: OtherDraft | null
}

export type SaveState = {
  /** `waiting`: changed and not sent yet; `offline`: kept in this browser until the shop answers again. */
  status: 'saved' | 'waiting' | 'saving' | 'offline' | 'conflict' | 'refused'
  /** Revision of the draft that the last answer was about; 0 while there is none. */
  revision: number
  findings: Finding[]
  conflict: OtherDraft | null
  error: AskError | null
}

/** What is kept in the browser until the engine has taken it. */
export type Unsent<Body> = { base: number; body: Body }

export type Keeper<Body> = {
  read: () => Unsent<Body> | null
  write: (unsent: Unsent<Body>) => void
  clear: () => void
}

/** Ends a saver: it sends nothing more and leaves what is kept. Answers what it has sent without an answer. */
export type End = () => unknown[]

type Options<Body> = {
  revision: number
  findings: Finding[]
  save: (base: number, body: Body) => Promise<Result<SaveAnswer>>
  keeper: Keeper<Body>
  /** Called with each body that the engine has taken. */
  onSaved?: (body: Body) => void
  /** Ends the saver of the same record that was open before in this document, and answers as it does. */
  takeTurn?: (end: End) => unknown[]
  /** Calls back after a time, as `setTimeout`; tests let it run at once. */
  later?: (run: () => void, milliseconds: number) => void
}

export type DraftSaver<Body> = {
  state: Store<SaveState>
  /** What was left unsent before, by a lost connection, session or tab: the editor goes on with it, and `flush` sends it. */
  kept: Body | null
  /** Once the record is shown: a saver of it that was left in this document, and may still wait for a connection, ends. */
  begin: () => void
  /** Takes a change; the last one is sent when typing pauses, one call at a time. */
  change: (body: Body) => void
  /**
   * Sends at once what waits, for example when the connection is back. False when the engine has still not taken what stands here and can't
   * say what is wrong with it: without a connection or a session, or while another editor's draft is to be decided about.
   */
  flush: () => Promise<boolean>
  /** Decides a conflict: this editor's body over the other's draft, or the other's draft as it is. */
  keepMine: (body: Body) => Promise<void>
  takeTheirs: () => void
  /** Goes on from a draft that was made elsewhere, for example by restoring a version. */
  goOnFrom: (revision: number, findings: Finding[]) => void
}

const pauseOfTyping = 350
const retryAfter = 5_000

/** Also the limit of calls, which an office shares. */
const passing: ReadonlySet<AskError['code']> = new Set(['CONNECTION_LOST', 'UPSTREAM_UNAVAILABLE', 'RATE_LIMITED'])

export function createDraftSaver<Body>(options: Options<Body>): DraftSaver<Body> {
  const { save, keeper, onSaved = () => {}, later = (run, ms) => void setTimeout(run, ms) } = options
  const { revision, findings, takeTurn = () => [] } = options
  const stored = keeper.read()
  const state = createStore<SaveState>({
    status: stored ? 'waiting' : 'saved',
    // It was changed upon that revision: when another editor has saved since, the editor decides.
    revision: stored?.base ?? revision,
    findings,
    conflict: null,
    error: null,
  })
  const queue: { wanted: { body: Body } | null } = { wanted: stored && { body: stored.body } }
  /** Sent without an answer since: the engine may have taken any of them. */
  let unanswered: unknown[] = []
  let underWay: { body: Body } | null = null
  let hasEnded = false
  let sending = Promise.resolve()
  let changes = 0

  /** What was changed while a call was under way. */
  const waiting = () => queue.wanted
  const update = (more: Partial<SaveState>) => state.set({ ...state.value(), ...more })

  /** Resolves when nothing is under way any more, a call that had begun before included. */
  const send = (): Promise<void> => {
    if (!underWay) sending = sendNext()
    return sending
  }

  const sendNext = async (): Promise<void> => {
    if (!queue.wanted || state.value().status === 'conflict') return
    underWay = queue.wanted
    const { body } = underWay
    queue.wanted = null
    update({ status: 'saving' })
    const { data, error } = await save(state.value().revision, body)
    underWay = null
    if (hasEnded) return
    if (error) return failed(body, error)
    const { conflict } = data
    const isOwn =
      conflict !== null && [...unanswered, body].some((each) => differences(conflict.body, each).length === 0)
    unanswered = []
    if (conflict) {
      queue.wanted ??= { body }
      // The draft that is in the way came from here, perhaps from a tab that was closed; only its answer was lost.
      if (isOwn) {
        update({ revision: conflict.revision })
        return send()
      }
      return update({ status: 'conflict', conflict })
    }
    const next = { revision: data.revision ?? state.value().revision, findings: data.findings, error: null }
    const changed = waiting()
    if (changed) {
      keeper.write({ base: next.revision, body: changed.body })
      update({ ...next, status: 'waiting' })
    } else {
      if (data.successful) keeper.clear()
      update({ ...next, status: data.successful ? 'saved' : 'refused' })
    }
    if (data.successful) onSaved(body)
    await send()
  }

  /** What passes is tried again; what the engine refuses, for example without a session, waits for the editor. */
  const failed = (body: Body, error: AskError): void => {
    queue.wanted ??= { body }
    const isLost = passing.has(error.code)
    if (isLost) unanswered.push(body)
    update({ status: isLost ? 'offline' : 'refused', error })
    if (isLost) later(() => inBackground(send()), retryAfter)
  }

  const decide = (): void => {
    const { conflict } = state.value()
    update({ status: 'saved', conflict: null, revision: conflict?.revision ?? state.value().revision })
    queue.wanted = null
  }

  const end: End = () => {
    hasEnded = true
    queue.wanted = null
    return [...unanswered, ...(underWay ? [underWay.body] : [])]
  }

  return {
    state,
    kept: stored?.body ?? null,
    begin: () => {
      unanswered = [...unanswered, ...takeTurn(end)]
    },
    change: (body) => {
      queue.wanted = { body }
      keeper.write({ base: state.value().revision, body })
      const { status } = state.value()
      if (status === 'saved' || status === 'refused') update({ status: 'waiting' })
      changes++
      const change = changes
      later(() => {
        if (change === changes) inBackground(send())
      }, pauseOfTyping)
    },
    flush: async () => {
      await send()
      const { status, error } = state.value()
      return status === 'refused' ? error === null : status !== 'offline' && status !== 'conflict'
    },
    keepMine: async (body) => {
      decide()
      queue.wanted = { body }
      keeper.write({ base: state.value().revision, body })
      await send()
    },
    takeTheirs: () => {
      decide()
      keeper.clear()
    },
    goOnFrom: (next, found) => {
      queue.wanted = null
      keeper.clear()
      state.set({ status: 'saved', revision: next, findings: found, conflict: null, error: null })
    },
  }
}
