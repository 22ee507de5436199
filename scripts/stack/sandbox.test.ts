import t from 'tap'
import { activeProviders, hasProvider } from './sandbox.ts'

const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' }

t.test('the start names providers whose variables are complete', async (t) => {
  t.same(activeProviders({}), [])
  t.same(activeProviders(paypal), ['paypal'])
  t.same(activeProviders({ ...paypal, COMPUTOP_MERCHANT_ID: 'shop' }), ['paypal'], 'half a provider is none')
  const computop = { COMPUTOP_MERCHANT_ID: 'shop', COMPUTOP_CIPHER_KEY: 'key', COMPUTOP_HMAC_KEY: 'key' }
  t.same(activeProviders({ ...paypal, ...computop }), ['computop', 'paypal'])
})

t.test('one variable of a payment provider makes the start expect the real provider', async (t) => {
  t.notOk(hasProvider({ PATH: '/bin' }))
  t.ok(hasProvider({ PAYPAL_WEBHOOK_ID: 'hook' }))
})
