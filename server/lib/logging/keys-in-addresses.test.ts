import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import t from 'tap'
import { loggerOptions, withoutSecrets } from './logger.ts'

/** Every address with a key that the shop makes or answers. */
const addresses = [
  '/rating?enc=hush&productId=1',
  '/myaccount/newpassword?token=hush',
  '/myaccount/email?token=hush',
  '/myaccount/wishlist?invite=hush',
  '/login?target=%2Fmyaccount%2Fwishlist%3Finvite%3Dhush',
  '/login?target=%2Fmyaccount%2Fregister%3Ftarget%3D%252Fmyaccount%252Fwishlist%253Finvite%253Dhush',
  '/service/mails?link=hush',
  '/api/mail-end/?link=hush',
  '/myaccount/orders/orderdetail?orderId=1&key=hush',
  '/api/order-document/1/invoice/?key=hush',
  '/orders/1/documents/invoice?key=hush',
  '/service/contact?orderId=1&key=hush',
  '/service/withdrawal?orderId=1&key=hush',
  '/myaccount/returns/productselection?order=1-hush',
  '/myaccount/returns/confirm?order=hush&rma=R1-1',
  '/api/return-label/R1-1/1/?order=hush&qr=1',
  '/returns/R1-1/labels/1?order=hush&qr=1',
  '/checkout/summary?amazonCheckoutSessionId=hush',
  '/checkout/payment?cancelPayment=true&attempt=hush',
  '/checkout/return/hush?token=hush&PayerID=1',
  '/computop/success/hush?Len=1',
  '/login?target=%2Fcheckout%2Freturn%2Fhush',
  '/cat/1?preview=hush',
  '/studio/look/hush?to=%2Fcat%2F1',
  '/studio/shared/hush',
]

/** Parameters that open nothing. */
const harmless = [
  ...[
    'after',
    'edit',
    'errorCode',
    'filter',
    'ids',
    'language',
    'list',
    'orderId',
    'p',
    'path',
    'productId',
    'q',
    'qr',
  ],
  ...['reviews', 'rma', 'searchInCategoryId', 'sent', 'stars', 'tab', 'target', 'to', 'v', 'varid', 'wrong'],
]

/** Parameters of bodies, of foreign addresses and of a code that an editor's phone reads: no log of the shop sees them. */
const elsewhere = [
  ...['Language', 'Len', 'MerchantID', 'URLBack', 'algorithm', 'client_id', 'client_secret', 'grant_type', 'password'],
  ...['issuer', 'payload', 'publicKeyId', 'secret', 'signature', 'username'],
]

const root = join(import.meta.dirname, '../../..')
const isTest = /(?:^|\/)(?:testing|tests|journeys|generated|sandbox|dist)\/|\.(?:test|spec)\.tsx?$/

/** Names of the parameters that a source file gives to addresses. */
const parametersIn = (source: string): string[] => [
  ...[...source.matchAll(/[?&]([\w-]+)=\$\{/g)].map(([, name = '']) => name),
  ...[...source.matchAll(/URLSearchParams\(([^)]*)/g)].flatMap(([, given = '']) =>
    [...given.matchAll(/(?<!\$)[{,]\s*(\w+)\s*(?=[,:}])/g)].map(([, name = '']) => name),
  ),
  ...[...source.matchAll(/\b(?:query|params|searchParams|asked|back)\.(?:set|append)\('([\w-]+)'/g)].map(
    ([, name = '']) => name,
  ),
]

const sources = ['server', 'web']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, String(path))))
  .filter((path) => /\.tsx?$/.test(path) && !isTest.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

t.test('no key in an address reaches the log', async (t) => {
  const lines: string[] = []
  const log = pino(loggerOptions('test', 'info'), { write: (line: string) => lines.push(line) })
  for (const url of addresses) log.info({ req: { method: 'GET', url } })
  t.equal(lines.length, addresses.length)
  t.same(
    lines.filter((line) => line.includes('hush')),
    [],
  )
  t.match(lines.join(''), '/api/return-label/R1-1/1/?order=[redacted]&qr=1', 'the rest stays')
})

t.test('a parameter that the shop puts into addresses is left out of logs, or known to be no key', async (t) => {
  const names = new Set(sources.flatMap(({ text }) => parametersIn(text)))
  const isLogged = (name: string) => withoutSecrets(`/?${name}=hush`).includes('hush')
  const known = new Set([...harmless, ...elsewhere])
  t.same(
    [...names].filter((name) => isLogged(name) && !known.has(name)),
    [],
  )
  const listed = addresses.join('\n')
  for (const name of names) if (!isLogged(name)) t.match(listed, `${name}=hush`, `${name} is among the addresses`)
})

t.test('a path with a key in it is made here alone', async (t) => {
  const paths = sources.filter(({ text }) => /\/\$\{[^}]*token/i.test(text)).map(({ path }) => path)
  t.same(paths.sort(), [
    // /checkout/return/, /computop/success/
    'server/shop/modules/orders/orders/submit/begin.ts',
    // /studio/look/
    'web/studio/compose/frame/preview-token.ts',
    // /studio/shared/
    'web/studio/sharing/ShareDialog.tsx',
  ])
})
