import { constants, createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import t from 'tap'
import { authorizationOf, buttonSignature, canonicalRequest } from './signing.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

const isSigned = (text: string, signature: string, saltLength: number): boolean => {
  const digest = createHash('sha256').update(text).digest('hex')
  return verify(
    'sha256',
    Buffer.from(`AMZN-PAY-RSASSA-PSS-V2\n${digest}`),
    {
      key: createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      padding: constants.RSA_PKCS1_PSS_PADDING,
      saltLength,
    },
    Buffer.from(signature, 'base64'),
  )
}

const request = {
  method: 'POST',
  url: new URL('https://pay-api.amazon.eu/live/v2/charges?b=2&a=1'),
  headers: { 'x-amz-pay-region': 'eu', accept: 'application/json', 'x-amz-pay-date': '20261122T120000Z' },
  body: '{}',
}

t.test('a request is written as Amazon reads it', async (t) => {
  t.equal(
    canonicalRequest(request),
    [
      'POST',
      '/live/v2/charges',
      'a=1&b=2',
      'accept:application/json',
      'x-amz-pay-date:20261122T120000Z',
      'x-amz-pay-region:eu',
      '',
      'accept;x-amz-pay-date;x-amz-pay-region',
      // SHA-256 of two brackets.
      '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
    ].join('\n'),
  )
})

t.test('texts that are signed are those of Amazon’s own tests', async (t) => {
  // amzn/amazon-pay-api-sdk-php, tests/unit/ClientTest.php: address, query, headers, and the text of a button's signature.
  const url = new URL('https://pay-api.amazon.jp/sandbox/in-store/v999/charge')
  url.search = [
    'softDescriptor=chargeTest-1&merchantOrderId=Order%20123&currencyCode=JPY&chargeTotal=100.50&amount=100.50',
    'metadata.2=Information%20about%20order&metadata.1=shoe%20sale&chargePermissionId=P03-0772540-6944847',
  ].join('&')
  const headers = {
    'x-amz-pay-host': 'pay-api.amazon.jp',
    accept: 'application/json',
    'content-type': 'application/json',
  }
  t.same(canonicalRequest({ method: 'POST', url, headers, body: '' }).split('\n').slice(1, -1), [
    '/sandbox/in-store/v999/charge',
    'amount=100.50&chargePermissionId=P03-0772540-6944847&chargeTotal=100.50&currencyCode=JPY&merchantOrderId=Order%20123' +
      '&metadata.1=shoe%20sale&metadata.2=Information%20about%20order&softDescriptor=chargeTest-1',
    'accept:application/json',
    'content-type:application/json',
    'x-amz-pay-host:pay-api.amazon.jp',
    '',
    'accept;content-type;x-amz-pay-host',
  ])
  const payload =
    '{"storeId":"amzn1.application-oa2-client.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","webCheckoutDetails":{' +
    '"checkoutReviewReturnUrl":"https://localhost/test/CheckoutReview.php",' +
    '"checkoutResultReturnUrl":"https://localhost/test/CheckoutResult.php"}}'
  const digest = '8dec52d799607be40f82d5c8e7ecb6c171e6591c41b1111a576b16076c89381c'
  t.equal(createHash('sha256').update(payload).digest('hex'), digest)
  t.ok(isSigned(payload, buttonSignature(privateKey, payload), 32))
})

t.test('a signature is PSS with a salt of 32 bytes, and of no other', async (t) => {
  const header = authorizationOf(privateKey, 'LIVE-1', request)
  t.match(
    header,
    /^AMZN-PAY-RSASSA-PSS-V2 PublicKeyId=LIVE-1, SignedHeaders=accept;x-amz-pay-date;x-amz-pay-region, Signature=/,
  )
  const signature = header.slice(header.indexOf('Signature=') + 10)
  t.ok(isSigned(canonicalRequest(request), signature, 32))
  t.notOk(isSigned(canonicalRequest(request), signature, 20), 'that of the older algorithm')
  t.notOk(isSigned(canonicalRequest({ ...request, body: '{ }' }), signature, 32), 'another body')
  t.ok(isSigned('{"storeId":"1"}', buttonSignature(privateKey, '{"storeId":"1"}'), 32), 'a button’s payload')
})
