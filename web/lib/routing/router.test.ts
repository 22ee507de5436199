import t from 'tap'
import { navigate } from './router.ts'

t.test('where a script of the router did not come, every address is a new document', async (t) => {
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
