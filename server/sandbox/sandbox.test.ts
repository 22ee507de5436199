import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { outcomes, readChoice } from './choices.ts'
import { codes } from './computop/computop.ts'
import { macOf, open, seal } from './computop/envelope.ts'
import { readEnvironment } from './environment.ts'
import { createKeys, engineVariables } from './keys/keys.ts'
import { startSandbox } from './testing/sandbox.ts'

const sandbox = await startSandbox(t, { deliver: async () => 200 })
const { merchantId, cipherKey, hmacKey } = sandbox.keys.computop

/** A card form as a shop sends it; the address of its page. */
const form = (reference: string, fields: Record<string, string> = {}, language = 'de') => {
  const sealed = seal(cipherKey, 'blowfish', {
    MerchantID: merchantId,
    TransID: reference,
    Amount: '4990',
    Currency: 'EUR',
    URLSuccess: 'http://shop.example/success',
    URLFailure: 'http://shop.example/failure',
    URLNotify: 'http://shop.example/notify',
    Response: 'encrypt',
    MAC: macOf(hmacKey, ['', reference, merchantId, '4990', 'EUR']),
    ...fields,
  })
  const query = new URLSearchParams({ MerchantID: merchantId, ...sealed, Language: language })
  return sandbox.app.inject(`/computop/payssl.aspx?${query}`)
}

const pageOf = async (reference: string, language?: string) => {
  const answer = await form(reference, {}, language)
  return new URL(String(answer.headers.location)).pathname
}

t.test(
  'T1.7 a sandbox payment page says that no money moves, offers every choice and works without scripts',
  async (t) => {
    for (const [language, note] of [
      ['de', 'fließt kein Geld'],
      ['en', 'no money moves'],
    ] as const) {
      const page = await sandbox.app.inject(await pageOf(`page-${language}`, language))
      t.equal(page.statusCode, 200)
      t.match(page.body, `<html lang="${language}">`)
      t.match(page.body, note)
      t.notMatch(page.body, '<script')
      for (const outcome of outcomes.computop) t.match(page.body, `name="outcome" value="${outcome}"`)
      t.equal(page.body.match(/<fieldset><legend>/g)?.length, 4, 'each group has a legend')
      t.match(page.headers['content-security-policy'], "default-src 'none'")
      t.match(page.headers['content-security-policy'], "form-action 'self' http://shop.example;")
      t.equal(page.headers['cache-control'], 'no-store')
    }
  },
)

t.test('a choice is made once: sent again, it leads to the same place', async (t) => {
  const page = `http://sandbox${await pageOf('once')}`
  const first = await sandbox.choose(page, { outcome: 'decline' })
  t.match(first, /^http:\/\/shop\.example\/failure\?Len=/)
  t.equal(await sandbox.choose(page, { outcome: 'approve' }), first)
  const [payment] = await sandbox.payments()
  t.match(payment, { status: 'declined', captured: 0 })
})

t.test(
  'a card leads back by a form, which is sent by itself or by its button, and by an address where that is chosen',
  async (t) => {
    const page = await pageOf('by-post')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = await sandbox.app.inject({ method: 'POST', url: page, headers, payload: 'outcome=approve' })
    t.equal(sent.statusCode, 200)
    t.match(sent.body, '<form method="post" action="http://shop.example/success">')
    t.match(sent.body, /<button type="submit">Zum Shop</)
    const script = /<script>(.*?)<\/script>/.exec(sent.body)?.[1] ?? ''
    const hash = createHash('sha256').update(script).digest('base64')
    t.match(sent.headers['content-security-policy'], `script-src 'sha256-${hash}'; `)
    const led = await sandbox.lead(`http://sandbox${page}`)
    t.same([...(led?.form?.keys() ?? [])].sort(), ['Data', 'Len'])
    const byGet = await sandbox.lead(`http://sandbox${await pageOf('by-get')}`, { way: 'get', outcome: 'threeDSecure' })
    t.equal(byGet?.form, null)
    t.match(byGet?.url, /^http:\/\/shop\.example\/failure\?Len=/)
  },
)

t.test('a form that is not the shop’s, or not right, is refused', async (t) => {
  t.match((await form('wrong', { MAC: 'A'.repeat(64) })).body, 'wrong MAC')
  t.match(
    (await form('small', { Amount: '99', MAC: macOf(hmacKey, ['', 'small', merchantId, '99', 'EUR']) })).body,
    'Amount',
  )
  t.match((await form('open', { Response: '' })).body, 'Response')
  t.equal((await sandbox.app.inject('/computop/payssl.aspx?MerchantID=other&Len=1&Data=00')).statusCode, 400)
  t.equal((await sandbox.app.inject(`/computop/payssl.aspx?MerchantID=${merchantId}&Len=8&Data=zz`)).statusCode, 400)
})

t.test('envelopes of both ciphers open again', async (t) => {
  for (const cipher of ['blowfish', 'aes'] as const)
    t.same(open(cipherKey, seal(cipherKey, cipher, { Code: codes.success, PayID: 'a=b' })), {
      code: codes.success,
      payid: 'a=b',
    })
})

t.test('missing or unknown choices of the sandbox mean the plain case', async (t) => {
  const paypal = { provider: 'paypal', data: {} } as const
  t.same(readChoice(paypal, {}), { outcome: 'approve', notification: 'after', trouble: 'none', way: 'get' })
  t.equal(readChoice({ provider: 'computop', data: { method: 'card' } }, {}).way, 'post', '3-D Secure 2 leads back so')
  t.equal(readChoice({ provider: 'computop', data: { method: 'card' } }, { way: 'get' }).way, 'get')
  t.equal(readChoice({ provider: 'computop', data: { method: 'twint' } }, {}).way, 'get')
  t.same(readChoice(paypal, { outcome: 'threeDSecure', notification: 'x', trouble: 'captureRefused', way: 'post' }), {
    outcome: 'approve',
    notification: 'after',
    trouble: 'none',
    way: 'get',
  })
})

t.test('an unknown payment has a page of its own, and the overview writes no markup of a shop', async (t) => {
  const missing = await sandbox.app.inject('/pay/unknown')
  t.equal(missing.statusCode, 404)
  t.match(missing.body, 'Diese Zahlung gibt es hier nicht')
  await pageOf('<b>bold</b>')
  const overview = await sandbox.app.inject({ url: '/', headers: { 'accept-language': 'en' } })
  t.match(overview.body, 'Sandbox of the payment providers')
  t.notMatch(overview.body, '<b>bold')
})

t.test('its README names every choice', async (t) => {
  const text = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  for (const outcome of Object.values(outcomes).flat()) t.match(text, `| \`${outcome}\``)
})

t.test('keys make complete settings, and a missing file of them stops the start', async (t) => {
  const variables = engineVariables(createKeys(), 'http://localhost:4300')
  t.notOk(Object.values(variables).includes(''))
  t.throws(() => readEnvironment({ SANDBOX_URL: 'http://x', SANDBOX_SHOP_URL: 'http://y', SANDBOX_KEYS: '/nowhere' }), {
    message: /SANDBOX_KEYS/,
  })
})
