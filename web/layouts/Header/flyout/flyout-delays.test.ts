import t from 'tap'
import { flyoutDelays } from './flyout-delays.ts'

t.test('S9.8 flyouts open and close after the delays of storefront.md §9', async (t) => {
  t.match(flyoutDelays, { flyout: 250, close: 300 })
})
