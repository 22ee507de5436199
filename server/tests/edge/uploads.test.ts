import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { symbols } from 'pino'
import t from 'tap'
import { largestFile } from '#contract/limits/uploads.ts'
import { uploadTexts } from '#contract/texts/content/upload.ts'
import { pdf as pdfOf } from '#fixtures/pictures/files.ts'
import { UploadedFile } from '#lib/uploads/uploaded-file.ts'
import { multipartOf } from '#lib/uploads/write-multipart.ts'
import {
  BusinessCertificate,
  ReadMaterialListFile,
  Shell,
  UploadCertificate,
  UploadSignature,
} from '#web/generated/operations.ts'
import { testHosts, tokenCookie } from '../../bff/security/testing/api-token.ts'
import { testFlashes } from '../../bff/visitor/testing/seals.ts'
import { TestBrowser } from '../../bff/visitor/testing/visitor-edge.ts'
import { emptyShop, school } from '../../shop/modules/account/visitors/testing/accounts.ts'
import { startEngine } from '../../shop/testing/engine.ts'
import { noPages, startPlainEdge } from '../../testing/plain-edge.ts'

const host = 'educational.shop.test'
const url = await emptyShop(t, { ...uploadTexts, 'error.tooMany': { de: 'Zu viel', en: 'Too many' } })
const engine = await startEngine(t, url)
const app = await startPlainEdge(t, await engine.app.listen({ port: 0, host: '127.0.0.1' }), noPages, {
  EDGE_HOSTS: testHosts,
  EDGE_TRUSTED_PROXIES: '127.0.0.1',
})

const apiToken = tokenCookie().slice('apiToken='.length)
let customers = 0

/** A school that has logged in, at an address of its own. */
async function member() {
  customers += 1
  const address = { 'x-forwarded-for': `192.0.2.${customers}` }
  const browser = new TestBrowser(app, { host, cookies: { apiToken } })
  const send = (request: Parameters<TestBrowser['send']>[0]) =>
    browser.send({ ...request, headers: { 'sec-fetch-site': 'same-origin', ...address, ...request.headers } })
  const formData = { ...school, kind: 'business', email: `${randomUUID()}@gs-am-park.example` }
  const entered = await send({ method: 'POST', url: '/api/register-action/', payload: { formData } })
  if (entered.json().successfull !== true) throw new Error(entered.body)
  const ask = async (id: string, variables: object = {}) =>
    (await send({ method: 'POST', url: '/graphql', payload: operationOf(id, variables) })).json()
  const sign = async (): Promise<string> => (await ask(UploadSignature.id)).data.getCurrentUploadSignature.signature
  return { browser, send, ask, sign }
}

type Member = Awaited<ReturnType<typeof member>>

const operationOf = (id: string, variables: object = {}) => ({
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: id } },
})

const pdf = (text: string = randomUUID(), name = 'Nachweis.pdf') => new UploadedFile(name, pdfOf('Nachweis', [text]))

const post = (send: Member['send'], payload: Buffer | string, type: string, headers = {}, to = '/graphql') =>
  send({ method: 'POST', url: to, headers: { 'content-type': type, ...headers }, payload })

async function upload({ send }: Member, signature: string, file: UploadedFile, headers = {}) {
  const operation = operationOf(UploadCertificate.id, { input: { signature, file: null } })
  const { body, type } = await multipartOf(JSON.stringify(operation), { path: 'variables.input.file', file })
  return post(send, body, type, headers)
}

t.test('a file goes through to the engine, and comes back to its owner', async (t) => {
  const school = await member()
  const file = pdf()
  const answer = await upload(school, await school.sign(), file)
  t.equal(answer.statusCode, 200)
  t.match(answer.json(), {
    data: { uploadB2bCertificate: { successful: true, certificate: { name: 'Nachweis.pdf' } } },
  })
  t.match(await school.ask(BusinessCertificate.id), { data: { getB2bCertificate: { size: file.bytes.length } } })
  const own = await school.send({ url: '/api/certificate/' })
  t.same(own.rawPayload, file.bytes)
  t.match(own.headers, {
    'content-type': 'application/pdf',
    'content-disposition': /^attachment; filename="Nachweis.pdf"/,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  t.equal((await (await member()).send({ url: '/api/certificate/' })).statusCode, 404)
  const stranger = await app.inject({ url: '/api/certificate/', headers: { host } })
  t.match([stranger.statusCode, stranger.headers.location], [303, '/login?target=%2Fmyaccount%2F'])
})

t.test('nothing is read for those who may not send it', async (t) => {
  const school = await member()
  const signature = await school.sign()
  t.equal((await upload(school, signature, pdf(), { 'sec-fetch-site': 'cross-site' })).statusCode, 403)
  const stranger = new TestBrowser(app, { host, cookies: { apiToken } })
  const refused = await upload({ ...school, send: (request) => stranger.send(request) }, signature, pdf())
  t.match([refused.statusCode, refused.json()], [403, { errors: [{ extensions: { code: 'LOGIN_REQUIRED' } }] }])
  school.browser.cookies.delete('apiToken')
  const tokenless = await upload(school, signature, pdf())
  t.match([tokenless.statusCode, tokenless.json()], [401, { errors: [{ extensions: { code: 'INVALID_TOKEN' } }] }])
  school.browser.cookies.set('apiToken', apiToken)
  t.equal((await post(school.send, '--x--', 'multipart/form-data; boundary=x', {}, '/api/forms/a/')).statusCode, 415)
})

t.test('an upload takes one known operation with one small file, all else is refused', async (t) => {
  const school = await member()
  const input = { signature: 'x', file: null }
  const part = (name: string, value: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
  const filePart = (name = '0') => part(name, '%PDF-', '; filename="a.pdf"')
  const operations = (value: unknown) => part('operations', JSON.stringify(value))
  const known = operations(operationOf(UploadCertificate.id, { input }))
  const map = (paths: unknown) => part('map', JSON.stringify(paths))
  const right = map({ 0: ['variables.input.file'] })
  const cases: [name: string, body: string, status: number][] = [
    ['no body', '', 400],
    ['no end', `${known}${right}--x\r\nContent-Disp`, 400],
    ['no operations', `${right}${filePart()}--x--`, 400],
    ['no map', `${known}${filePart()}--x--`, 400],
    ['no file', `${known}${right}--x--`, 400],
    ['no JSON', `${part('operations', '{')}${right}${filePart()}--x--`, 400],
    ['a batch', `${operations([operationOf(UploadCertificate.id, { input })])}${right}${filePart()}--x--`, 400],
    [
      'two places',
      `${known}${map({ 0: ['variables.input.file', 'variables.input.signature'] })}${filePart()}--x--`,
      400,
    ],
    ['no place', `${known}${map({ 0: ['variables.input.other'] })}${filePart()}--x--`, 400],
    ['a place that is taken', `${known}${map({ 0: ['variables.input.signature'] })}${filePart()}--x--`, 400],
    ['the prototype', `${known}${map({ 0: ['variables.__proto__.file'] })}${filePart()}--x--`, 400],
    ['a constructor', `${known}${map({ 0: ['variables.constructor.name'] })}${filePart()}--x--`, 400],
    ['a path that is none', `${known}${map({ 0: [5] })}${filePart()}--x--`, 400],
    ['two files', `${known}${right}${filePart()}${filePart('1')}--x--`, 413],
    [
      'many fields',
      `${known}${right}${[...'abcdefghi'].map((name) => part(name, '')).join('')}${filePart()}--x--`,
      413,
    ],
    ['a long field', `${known}${right}${part('a', 'x'.repeat(70_000))}${filePart()}--x--`, 413],
    ['another operation', `${operations(operationOf(Shell.id, { input }))}${right}${filePart()}--x--`, 400],
    ['an operation of his own', `${operations({ query: 5, variables: { input } })}${right}${filePart()}--x--`, 400],
  ]
  for (const [name, body, status] of cases) {
    const address = { 'x-forwarded-for': `198.51.100.${cases.findIndex(([each]) => each === name)}` }
    const answer = await post(school.send, body, 'multipart/form-data; boundary=x', address)
    t.match(
      [answer.statusCode, answer.json()],
      [status, { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] }],
      name,
    )
  }
  const whole = await post(school.send, `${known}${right}${filePart()}--x--`, 'multipart/form-data; boundary=x')
  t.match(whole.json(), { data: { uploadB2bCertificate: { fault: 'signature' } } }, 'by hand, too')
  t.equal((await post(school.send, known, 'multipart/form-data')).statusCode, 400, 'no boundary')
})

t.test('visitors of consumer stores may have a list read', async (t) => {
  const file = new UploadedFile('Liste.pdf', pdfOf('Liste', ['1 Schere']))
  const json = JSON.stringify(operationOf(ReadMaterialListFile.id, { file: null }))
  const { body, type } = await multipartOf(json, { path: 'variables.file', file })
  const sent = async (to: string, address: string) => {
    const stranger = new TestBrowser(app, { host: to, cookies: { apiToken } })
    return post((request) => stranger.send(request), body, type, { 'x-forwarded-for': address })
  }
  const lines = [{ text: 'Liste' }, { text: '1 Schere' }]
  t.match((await sent('shop.test', '198.51.100.201')).json(), { data: { readMaterialListFile: { lines } } })
  t.match((await sent(host, '198.51.100.202')).json(), { errors: [{ extensions: { code: 'LOGIN_REQUIRED' } }] })
})

t.test('a file that is too large is cut while reading and refused by the engine', async (t) => {
  const school = await member()
  const large = new UploadedFile('Nachweis.pdf', Buffer.alloc(largestFile + 2_000_000, '%PDF-'))
  t.match((await upload(school, await school.sign(), large)).json(), {
    data: { uploadB2bCertificate: { fault: 'tooLarge', fieldErrors: [{ fieldName: 'file' }] } },
  })
})

t.test('a line that breaks leaves nothing behind', async (t) => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const school = await member()
  const cookie = [...school.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (let count = 0; count < 10; count += 1) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      `POST /graphql HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nX-Forwarded-For: 203.0.113.${count}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="0"; filename="a"\r\n\r\n%PDF-',
    )
    await new Promise((resolve) => setTimeout(resolve, 20))
    socket.destroy()
    await once(socket, 'close')
  }
  const [signature, file] = [await school.sign(), pdf()]
  let answer = await upload(school, signature, file)
  // The edge hears of a broken line a moment later; what were kept for good would end this test by its time.
  for (let count = 0; answer.statusCode === 503; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    answer = await upload(school, signature, file, { 'x-forwarded-for': `198.18.${count}.1` })
  }
  t.match(answer.json(), { data: { uploadB2bCertificate: { successful: true } } })
})

t.test('a network that sends slowly leaves places for others', async (t) => {
  const { port } = app.server.address() as { port: number }
  const school = await member()
  const cookie = [...school.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  let refused = 0
  const sockets = Array.from({ length: 8 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.once('data', (answer) => (refused += String(answer).startsWith('HTTP/1.1 503') ? 1 : 0))
    socket.write(
      `POST /graphql HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nX-Forwarded-For: 203.0.113.200\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="0"; filename="a"\r\n\r\n%PDF-',
    )
    return socket
  })
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (let count = 0; refused < 4 && count < 1000; count += 1) await new Promise((resolve) => setTimeout(resolve, 20))
  t.ok(refused >= 4, 'it has half of the places at most', { refused })
  t.match((await upload(school, await school.sign(), pdf())).json(), {
    data: { uploadB2bCertificate: { successful: true } },
  })
})

t.test('signatures and contents of files are never logged', async (t) => {
  let lines = ''
  const stream = {
    write: (line: string) => {
      lines += line
    },
  }
  for (const { log } of [app, engine.app]) Object.assign(log, { [symbols.streamSym]: stream, level: 'trace' })
  t.teardown(() => {
    for (const { log } of [app, engine.app]) log.level = 'silent'
  })
  const school = await member()
  const signature = await school.sign()
  const named = (text: string) => new UploadedFile('Zeugnis von Ida.pdf', Buffer.from(text))
  t.match((await upload(school, signature, pdf('secret content', 'Zeugnis von Ida.pdf'))).statusCode, 200)
  await upload(school, signature, pdf('other secret content', 'Zeugnis von Ida.pdf'))
  await upload(school, 'forged signature', named('<html> secret content'))
  await upload(school, await school.sign(), named('<html> secret content'))
  await post(school.send, '--x\r\nsecret content', 'multipart/form-data; boundary=x', {}, '/api/certificate/')
  t.match((await school.send({ url: '/api/certificate/' })).body, '(secret content)')
  t.match(lines, /"name":"edge".+"url":"\/graphql"/)
  t.match(lines, /"name":"shop".+"url":"\/uploads\/certificate"/)
  for (const secret of [signature, 'forged signature', 'Zeugnis', 'secret content', apiToken]) t.notMatch(lines, secret)
})

t.test('files of one network are limited', async (t) => {
  const school = await member()
  const signature = await school.sign()
  const codes: number[] = []
  const now = Date.now
  t.teardown(() => {
    Date.now = now
  })
  // All of them within one minute of the limit, however slow the machine.
  const began = now()
  Date.now = () => began
  for (let count = 0; count < 22; count += 1) codes.push((await upload(school, signature, pdf())).statusCode)
  t.same([codes.filter((code) => code === 200).length, codes.at(-1)], [20, 429])
})

t.test('a plain form does as well, and leads back', async (t) => {
  const school = await member()
  const form = (file: UploadedFile, name = 'file') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${file.name}"\r\n\r\n${file.bytes.toString('latin1')}\r\n--x--\r\n`
  const submit = async (body: string, headers = {}) => {
    const answer = await post(school.send, body, 'multipart/form-data; boundary=x', headers, '/api/certificate/')
    return { answer, flash: testFlashes.open(school.browser.cookies.get('flash')) }
  }
  const taken = await submit(form(pdf()))
  t.match([taken.answer.statusCode, taken.answer.headers.location], [303, '/myaccount/overview#certificate'])
  t.match(taken.flash, { form: 'certificate', isDone: true, message: null, fieldErrors: [] })
  t.match(await school.ask(BusinessCertificate.id), { data: { getB2bCertificate: { name: 'Nachweis.pdf' } } })

  const empty = await submit(form(new UploadedFile('', Buffer.alloc(0))))
  t.match(empty.flash, {
    isDone: false,
    fieldErrors: [{ fieldName: 'file', errorMessage: uploadTexts['upload.error.empty.b2b'].de }],
  })
  t.match((await submit(form(pdf(), 'other'))).flash, { isDone: false })
  t.match((await submit('nothing')).flash, { isDone: false })
  t.equal((await submit(form(pdf()), { 'sec-fetch-site': 'cross-site' })).answer.statusCode, 403)
  const urlencoded = await post(school.send, 'a=b', 'application/x-www-form-urlencoded', {}, '/api/certificate/')
  t.equal(urlencoded.statusCode, 415)
  for (const name of ['X-JWT', 'X-JWT-exist']) school.browser.cookies.delete(name)
  t.match((await submit(form(pdf()))).answer.headers.location, /^\/login/)
})
