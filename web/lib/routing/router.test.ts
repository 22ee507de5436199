import t from 'tap'
import { navigate } from './router.ts'

t.test('every link opens a new document when the router’s script is missing', async (t) => {
  const led: string[] = []
  t.intercept(globalThis, 'location', {
    value: { origin: 'https://shop.test', assign: (href: string) => led.push(href) },
  })
  t.intercept(globalThis, 'document', {
    value: {
      body: { addEventListener: () => {} },
      head: { append: () => {} },
      createElement: () => ({}),
      querySelector: () => ({ content: '/assets/gone.js', dataset: {} }),
    },
  })
  await navigate('/checkout/confirmation?orderId=1')
  await navigate('/schulranzen/')
  t.same(led, ['/checkout/confirmation?orderId=1', '/schulranzen/'])
})
