import { unlessLeaving } from '../../browser/watch-leaving.ts'
import type { Field, HeldEvent } from './held-event.ts'
import { isPosted, pressedControl } from './pressed-control.ts'

/** Which parts of the page answer by now. */
export type Liveness = {
  isLive: (target: Element) => boolean
  /** Hydrates the part first; resolves when it answers. */
  untilLive: (target: Element) => Promise<void>
  /** Repeats an event on its part, which answers now. */
  replay: (event: HeldEvent) => void
}

export type HeldEvents = {
  /** Lets the browser paint and answer between two steps of a longer work. */
  pause: () => Promise<void>
  /** Resolves with the first event that waits. */
  touched: Promise<void>
  /** The page answers: what waits is replayed in its order, and from now on only parts that are not hydrated hold. */
  release: (liveness: Liveness) => Promise<void>
  /** Scripts will not come: the plain links and forms answer. True when one of them now answers a press that waits. */
  giveUp: () => boolean
}

/** Milliseconds after which the plain link or form answers a press instead of its script. */
const maxWait = 6000

const nothingIsLive: Liveness = { isLive: () => false, untilLive: () => Promise.resolve(), replay: () => {} }

/**
 * Holds back presses and forms that need a script until the part of the page under them is hydrated, and repeats what was typed
 * or chosen, which the browser shows meanwhile by itself.
 */
export function holdEvents(onTouch: () => void): HeldEvents {
  const touch = Promise.withResolvers<void>()
  let waiting: HeldEvent[] = []
  let liveness = nothingIsLive
  /** True while an event of ours runs, and for good when there are no scripts. */
  let passes = false
  let isReplaying = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const hold = (event: HeldEvent) => {
    waiting.push(event)
    touch.resolve()
    onTouch()
    if (event.kind !== 'input') {
      event.target.setAttribute('data-held', '')
      timer ??= setTimeout(() => unlessLeaving(fallBack), maxWait)
    }
    if (liveness !== nothingIsLive) run().catch(() => unlessLeaving(giveUp))
  }
  const isHeldBack = (target: EventTarget | null): target is Element =>
    !passes && target instanceof Element && (waiting.length > 0 || !liveness.isLive(target))

  const onClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || !isHeldBack(event.target)) return
    const control = pressedControl(event.target, location)
    if (!control) return
    stop(event)
    const { detail, clientX, clientY } = event
    hold({ kind: 'press', target: control, init: { detail, clientX, clientY } })
  }
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event
    if (!isHeldBack(target) || !(target instanceof HTMLFormElement) || !isPosted(target, submitter)) return
    stop(event)
    waiting = waiting.filter((each) => each.target !== target)
    hold({ kind: 'submit', target, submitter })
  }
  const onInput = ({ type, target }: Event) => {
    if (!isHeldBack(target) || !isField(target)) return
    const before = waiting.find((each) => each.kind === 'input' && each.target === target)
    const types = before?.kind === 'input' ? before.types : []
    waiting = waiting.filter((each) => each !== before)
    hold({
      kind: 'input',
      target,
      types: types.includes(type) ? types : [...types, type],
      value: target.value,
      isChecked: 'checked' in target && target.checked,
      before: 'hydrated' in document.documentElement.dataset && 'defaultValue' in target ? target.defaultValue : null,
    })
  }

  addEventListener('click', onClick, { capture: true })
  addEventListener('submit', onSubmit, { capture: true })
  addEventListener('input', onInput, { capture: true })
  addEventListener('change', onInput, { capture: true })

  const pass = (action: () => void) => {
    passes = true
    try {
      action()
    } finally {
      passes = false
    }
  }
  const run = async () => {
    if (isReplaying) return
    isReplaying = true
    for (let [next] = waiting; next; [next] = waiting) {
      await liveness.untilLive(next.target)
      // Meanwhile it may have been typed further, or the plain form has answered.
      if (waiting[0] !== next) continue
      waiting.shift()
      next.target.removeAttribute('data-held')
      const { target } = next
      if (target.isConnected) pass(() => liveness.replay(next))
      await pause()
    }
    isReplaying = false
    clearTimeout(timer)
    timer = undefined
  }

  /** The first press that a link or form can answer leads to a document; the rest belongs to the page that is left. */
  const fallBack = () => {
    timer = undefined
    const first = waiting.find((each) => each.kind !== 'input' && plainWay(each) !== null)
    const action = first && plainWay(first)
    if (!action) return false
    passes = true
    waiting = []
    action()
    return true
  }
  const giveUp = () => {
    const isAnswered = fallBack()
    for (const { target } of waiting) target.removeAttribute('data-held')
    passes = true
    waiting = []
    return isAnswered
  }

  return {
    pause,
    touched: touch.promise,
    release: (now) => {
      liveness = now
      return run()
    },
    giveUp,
  }
}

const isField = (target: Element): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Answer of the browser itself to a held press, or null when only a script has one. */
function plainWay(event: HeldEvent): (() => void) | null {
  const { target } = event
  if (event.kind === 'submit') return () => event.target.requestSubmit(event.submitter)
  if (target instanceof HTMLAnchorElement) return () => location.assign(target.href)
  const isSubmitter = event.kind === 'press' && 'form' in event.target && event.target.type === 'submit'
  return isSubmitter ? () => event.target.click() : null
}

function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((go) => setTimeout(go))
}
