import t from 'tap'
import { buttonSettings } from './draw-button.ts'

t.test('the button takes the payload byte by byte, with the store’s currency and the page’s language', async (t) => {
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
