import { createListeners } from './listeners.ts'

const listeners = createListeners()
let timer: ReturnType<typeof setInterval> | undefined

/** Calls back every second, all countdowns of the page at once; not in a hidden tab, and at once when the tab is shown again. */
export function onEverySecond(listener: () => void): () => void {
  const leave = listeners.add(listener)
  run()
  return () => {
    leave()
    run()
  }
}

function run(): void {
  const isWanted = listeners.count() > 0 && !document.hidden
  if (isWanted && timer === undefined) {
    timer = setInterval(listeners.tell, 1000)
    listeners.tell()
  }
  if (!isWanted && timer !== undefined) {
    clearInterval(timer)
    timer = undefined
  }
}

if (typeof document !== 'undefined') document.addEventListener('visibilitychange', run)
