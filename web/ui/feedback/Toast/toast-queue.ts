import type { Toast } from './toast.ts'

/** Milliseconds that a toast is shown, and the limit of toasts at once (storefront.md §9). */
export const toastLimits = { lifetime: 10_000, most: 20 } as const

type Timers = {
  now: () => number
  set: (run: () => void, milliseconds: number) => unknown
  clear: (timer: never) => void
}

type ToastQueueOptions<Shown> = {
  show: (toast: Toast) => Shown
  remove: (shown: Shown) => void
  timers?: Timers
}

type Entry<Shown> = { toast: Toast; shown: Shown; left: number; since: number; timer: unknown }

const browserTimers: Timers = {
  now: () => performance.now(),
  set: (run, milliseconds) => setTimeout(run, milliseconds),
  clear: (timer) => clearTimeout(timer),
}

/** Manages which toasts are shown and for how long; time stops while the visitor reads them. */
export function makeToastQueue<Shown>({ show, remove, timers = browserTimers }: ToastQueueOptions<Shown>) {
  let entries: Entry<Shown>[] = []
  let isPaused = false

  const run = (entry: Entry<Shown>) => {
    entry.since = timers.now()
    entry.timer = timers.set(() => close(entry.shown), entry.left)
  }
  const halt = (entry: Entry<Shown>) => {
    timers.clear(entry.timer as never)
    entry.left -= timers.now() - entry.since
  }
  const close = (shown: Shown) => {
    const entry = entries.find((each) => each.shown === shown)
    if (!entry) return
    timers.clear(entry.timer as never)
    entries = entries.filter((each) => each !== entry)
    remove(shown)
  }

  return {
    add: (toast: Toast): void => {
      if (toast.id !== undefined && entries.some((entry) => entry.toast.id === toast.id)) return
      const [oldest] = entries
      if (oldest && entries.length >= toastLimits.most) close(oldest.shown)
      const entry: Entry<Shown> = { toast, shown: show(toast), left: toastLimits.lifetime, since: 0, timer: undefined }
      entries.push(entry)
      if (!isPaused) run(entry)
    },
    close,
    pause: (): void => {
      if (isPaused) return
      isPaused = true
      entries.forEach(halt)
    },
    resume: (): void => {
      if (!isPaused) return
      isPaused = false
      entries.forEach(run)
    },
    count: (): number => entries.length,
  }
}
