const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** Calls back every second, all countdowns of the page at once; not while nobody looks, and at once when somebody looks again. */
export function onEverySecond(listener: () => void): () => void {
  listeners.add(listener)
  run()
  return () => {
    listeners.delete(listener)
    run()
  }
}

function run(): void {
  const isWanted = listeners.size > 0 && !document.hidden
  if (isWanted && timer === undefined) {
    timer = setInterval(tick, 1000)
    tick()
  }
  if (!isWanted && timer !== undefined) {
    clearInterval(timer)
    timer = undefined
  }
}

function tick(): void {
  for (const listener of listeners) listener()
}

if (typeof document !== 'undefined') document.addEventListener('visibilitychange', run)
