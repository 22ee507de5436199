import t from 'tap'
import type { Toast } from './toast.ts'
import { makeToastQueue } from './toast-queue.ts'

/** A queue with a fake clock. */
const queueOf = () => {
  let now = 0
  let waiting: { at: number; run: () => void }[] = []
  let shown: string[] = []
  const queue = makeToastQueue({
    show: ({ text }: Toast) => {
      shown.push(text)
      return text
    },
    remove: (text) => {
      shown = shown.filter((each) => each !== text)
    },
    timers: {
      now: () => now,
      set: (run, milliseconds) => {
        const timer = { at: now + milliseconds, run }
        waiting.push(timer)
        return timer
      },
      clear: (timer) => {
        waiting = waiting.filter((each) => each !== timer)
      },
    },
  })
  const pass = (milliseconds: number) => {
    now += milliseconds
    for (const timer of waiting.filter(({ at }) => at <= now)) {
      waiting = waiting.filter((each) => each !== timer)
      timer.run()
    }
  }
  return { queue, pass, shown: () => shown }
}
const toast = (text: string, id?: string): Toast => ({ kind: 'info', text, ...(id !== undefined && { id }) })

t.test('S9.32 a toast stays for ten seconds', async (t) => {
  const { queue, pass, shown } = queueOf()
  queue.add(toast('a'))
  pass(9999)
  t.same(shown(), ['a'])
  pass(1)
  t.same(shown(), [])
})

t.test('the same id is not shown twice at a time, other toasts are', async (t) => {
  const { queue, pass, shown } = queueOf()
  queue.add(toast('a', 'cart'))
  queue.add(toast('b', 'cart'))
  queue.add(toast('c'))
  queue.add(toast('d'))
  t.same(shown(), ['a', 'c', 'd'])
  pass(10_000)
  queue.add(toast('b', 'cart'))
  t.same(shown(), ['b'])
})

t.test('S9.33 a twenty-first toast replaces the oldest', async (t) => {
  const { queue, shown } = queueOf()
  for (let index = 1; index <= 21; index += 1) queue.add(toast(String(index)))
  t.equal(queue.count(), 20)
  t.equal(shown()[0], '2')
  t.equal(shown().at(-1), '21')
})

t.test('time stands still while a toast is read', async (t) => {
  const { queue, pass, shown } = queueOf()
  queue.add(toast('a'))
  pass(6000)
  queue.pause()
  queue.pause()
  queue.add(toast('b'))
  pass(60_000)
  t.same(shown(), ['a', 'b'])
  queue.resume()
  pass(3999)
  t.same(shown(), ['a', 'b'])
  pass(1)
  t.same(shown(), ['b'])
  pass(6000)
  t.same(shown(), [])
})

t.test('closed by hand it is gone, and no timer remembers it', async (t) => {
  const { queue, pass, shown } = queueOf()
  queue.add(toast('a'))
  queue.close('a')
  t.same(shown(), [])
  queue.add(toast('a'))
  pass(9999)
  t.same(shown(), ['a'])
})
