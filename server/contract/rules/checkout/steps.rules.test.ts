import t from 'tap'
import { addressOf, type Step, type StepFacts, stepAfter, steps, wayFrom } from './steps.rules.ts'

const names = [
  'isOpen',
  'hasGoods',
  'isLoggedIn',
  'isShippingValid',
  'hasPaymentStep',
  'isPaymentValid',
] as const satisfies readonly (keyof StepFacts)[]

const combinations = Array.from({ length: 2 ** names.length }, (_none, bits) =>
  Object.fromEntries(names.map((name, index) => [name, (bits & (1 << index)) !== 0])),
) as StepFacts[]

/** transactions.md §2.2 in words of its own. */
function expected(step: Step, facts: StepFacts): string | null {
  const { isOpen, hasGoods, isLoggedIn, isShippingValid, hasPaymentStep, isPaymentValid } = facts
  if (!isOpen) return '/ orderAlreadySubmitted'
  switch (step) {
    case 'login':
      if (!hasGoods) return '/checkout/basket'
      return isLoggedIn ? '/checkout/shipping' : null
    case 'shipping':
      if (!hasGoods) return '/'
      return isLoggedIn ? null : '/checkout/login'
    case 'payment':
      if (!hasGoods) return '/ sessionExpired'
      if (!isShippingValid) return '/checkout/shipping'
      return hasPaymentStep ? null : '/checkout/summary'
    case 'summary':
      if (!hasGoods || !isShippingValid) return '/ sessionExpired'
      return hasPaymentStep && !isPaymentValid ? '/checkout/payment' : null
  }
}

t.test(
  'T2.15 T2.20 each step leads where its first unmet requirement says, for every combination of facts',
  async (t) => {
    for (const step of steps)
      for (const facts of combinations) {
        const way = wayFrom(step, facts)
        const found = way && [way.target, way.warning].filter(Boolean).join(' ')
        t.equal(found, expected(step, facts), `${step} ${JSON.stringify(facts)}`)
      }
  },
)

t.test('no way leads in a circle: following redirects ends at a page', async (t) => {
  // An invalid login step makes the shipping step invalid, so that these facts belong together.
  for (const facts of combinations.filter(({ isLoggedIn, isShippingValid }) => isLoggedIn || !isShippingValid))
    for (const first of steps) {
      let step: Step | undefined = first
      let hops = 0
      while (step) {
        const target: string | undefined = wayFrom(step, facts)?.target
        step = steps.find((each) => `/checkout/${each}` === target)
        hops += 1
        if (hops > steps.length) break
      }
      t.ok(hops <= steps.length, `${first} ${JSON.stringify(facts)}`)
    }
})

t.test('the step that a visitor is led to says how the payment has ended', async (t) => {
  const declined = { errorCode: 'declined&x' }
  const cancelled = { errorCode: null }
  const toSummary = { target: '/checkout/summary', warning: null } as const
  t.equal(addressOf(toSummary, declined), '/checkout/summary?errorCode=declined%26x')
  t.equal(addressOf(toSummary, cancelled), '/checkout/summary?cancelPayment=true')
  t.equal(addressOf(toSummary, null), '/checkout/summary')
  const expired = { target: '/', warning: 'sessionExpired' } as const
  t.equal(addressOf(expired, declined), '/?checkout=sessionExpired', 'other pages do not')
  t.equal(addressOf({ target: '/', warning: null }, declined), '/')
})

t.test('the payment step is left out where there is nothing to choose', async (t) => {
  t.equal(stepAfter('login', { hasPaymentStep: false }), '/checkout/shipping')
  t.equal(stepAfter('shipping', { hasPaymentStep: true }), '/checkout/payment')
  t.equal(stepAfter('shipping', { hasPaymentStep: false }), '/checkout/summary')
  t.equal(stepAfter('payment', { hasPaymentStep: true }), '/checkout/summary')
})
