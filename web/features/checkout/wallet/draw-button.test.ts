import t from 'tap'
import { buttonSettings, drawButton } from './draw-button.ts'

const payload = '{"storeId":"s","scopes":["name"]}'
const wallet = {
  __typename: 'ExpressWallet' as const,
  merchantId: 'm',
  publicKeyId: 'LIVE-k',
  payload,
  signature: 's',
  algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
  scriptOrigin: 'https://pay.example',
  href: null,
}

t.test('the button takes the payload byte by byte, with the store’s currency and the page’s language', async (t) => {
  t.same(buttonSettings({ wallet, placement: 'Cart', currencyCode: 'EUR', textLanguage: 'en' }), {
    merchantId: 'm',
    publicKeyId: 'LIVE-k',
    ledgerCurrency: 'EUR',
    checkoutLanguage: 'en_GB',
    productType: 'PayAndShip',
    placement: 'Cart',
    createCheckoutSessionConfig: { payloadJSON: payload, signature: 's', algorithm: 'AMZN-PAY-RSASSA-PSS-V2' },
  })
})

t.test('a script that failed to load is loaded again by the next try', async (t) => {
  const outcomes = ['error', 'load']
  const drawn: string[] = []
  const append = (script: EventTarget) => script.dispatchEvent(new Event(outcomes.shift() ?? ''))
  const page = {
    createElement: () => new EventTarget(),
    head: { append },
    querySelector: () => ({ replaceChildren: () => undefined }),
  }
  const amazon = { Pay: { renderButton: (selector: string) => void drawn.push(selector) } }
  Object.assign(globalThis, { document: page, window: { amazon } })
  const draw = () => drawButton('#wallet', { wallet, placement: 'Cart', currencyCode: 'EUR', textLanguage: 'de' })
  await t.rejects(draw())
  await draw()
  await draw()
  t.same(drawn, ['#wallet', '#wallet'])
  t.same(outcomes, [], 'a script that has come is not loaded again')
})
