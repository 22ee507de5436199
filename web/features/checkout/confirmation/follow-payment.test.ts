import { mock } from 'node:test'
import t, { type Test } from 'tap'
import type { PaymentReturnQuery } from '#web/generated/operations.ts'
import { followPayment } from './follow-payment.ts'

type Answer = PaymentReturnQuery['getPaymentReturn']

const checking: Answer = {
  state: 'checking',
  orderId: null,
  isOrdered: false,
  reason: null,
  isMembership: false,
}
const placed: Answer = { ...checking, state: 'placed', orderId: '900000001', isOrdered: true }
const confirmation = '/checkout/confirmation?orderId=900000001'

/** A page that waits for a payment; the test answers its questions in any order. */
function waitingPage(t: Test) {
  mock.timers.enable({ apis: ['setInterval'] })
  t.teardown(() => mock.timers.reset())
  const questions: ((answer: Answer | null) => void)[] = []
  const led: string[] = []
  const shown: string[] = []
  const end = followPayment({
    ask: () => new Promise((resolve) => questions.push(resolve)),
    show: ({ state }) => shown.push(state),
    // The next page is on its way until the test is over.
    leave: (target) => new Promise(() => led.push(target)),
  })
  const answer = async (index: number, given: Answer | null) => {
    questions[index]?.(given)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { questions, led, shown, end, answer }
}

t.test('a payment that has come to an end leads on once, however long the next page takes', async (t) => {
  const { questions, led, shown, answer } = waitingPage(t)
  mock.timers.tick(6000)
  t.equal(questions.length, 3, 'asked every two seconds')
  await answer(0, null)
  await answer(1, placed)
  t.same(led, [confirmation])
  await answer(2, checking)
  mock.timers.tick(10_000)
  t.equal(questions.length, 3, 'nothing more is asked')
  t.same([led, shown], [[confirmation], []], 'and an answer that was on its way changes nothing')
})

t.test('a visitor who has left the page is not redirected', async (t) => {
  const { led, end, answer } = waitingPage(t)
  mock.timers.tick(2000)
  end()
  await answer(0, placed)
  t.same(led, [])
})
