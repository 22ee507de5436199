import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import t from 'tap'
import { graphqlUploads } from '#lib/uploads/graphql-uploads.ts'
import type { UploadedFile } from '#lib/uploads/uploaded-file.ts'
import { testSeals } from '../visitor/testing/seals.ts'
import visitor from '../visitor/visitor-plugin.ts'
import { plainForm } from './plain-form.ts'

t.test('a form with a file is read for whom it admits, and an empty choice is handed on as one', async (t) => {
  // On its way a line ends with CR and LF.
  const typed = 'Ada\nSommer'
  const read: { name: string | null; file: UploadedFile | null }[] = []
  const app = Fastify()
  t.teardown(() => app.close())
  await app.register(cookie)
  await app.register(visitor, { seals: testSeals })
  await app.register(graphqlUploads, { admit: async () => undefined, forms: ['/with/', '/without/'] })
  await plainForm(app, {
    path: '/with/',
    admitFile: async ({ headers }) => headers['x-busy'] === undefined,
    lead: async (form, _request, _reply, file) => {
      read.push({ name: form.get('name'), file })
      return '/there'
    },
  })
  await plainForm(app, { path: '/without/', lead: async () => '/there' })
  const post = async (url: string, file: Blob, fileName: string, more = {}) => {
    const form = new FormData()
    form.set('name', typed)
    form.set('file', file, fileName)
    const sent = new Response(form)
    const headers = {
      'content-type': sent.headers.get('content-type') ?? '',
      host: 'shop.test',
      'sec-fetch-site': 'same-origin',
      ...more,
    }
    return app.inject({ method: 'POST', url, headers, payload: Buffer.from(await sent.arrayBuffer()) })
  }
  const pdf = new Blob(['%PDF-'])
  t.match(await post('/with/', pdf, 'a.pdf'), { statusCode: 303, headers: { location: '/there' } })
  t.match(await post('/with/', new Blob([]), ''), { statusCode: 303 })
  t.match(read, [
    { name: typed, file: { name: 'a.pdf', bytes: Buffer.from('%PDF-') } },
    { name: typed, file: { name: '', bytes: Buffer.alloc(0) } },
  ])
  t.match(await post('/with/', pdf, 'a.pdf', { 'x-busy': '1' }), { statusCode: 429 })
  t.match(await post('/with/', pdf, 'a.pdf', { 'sec-fetch-site': 'cross-site' }), { statusCode: 403 })
  t.match(await post('/without/', pdf, 'a.pdf'), { statusCode: 415 })
  t.match(await post('/with/', new Blob(['x'.repeat(11)]), 'a', { 'content-type': 'multipart/form-data' }), {
    statusCode: 400,
  })
  t.equal(read.length, 2)
  const plain = await app.inject({
    method: 'POST',
    url: '/with/',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'shop.test',
      'sec-fetch-site': 'same-origin',
    },
    payload: 'name=Ada%0D%0ASommer',
  })
  t.equal(plain.statusCode, 303)
  t.same(read.at(-1), { name: typed, file: null })
})

t.test('a form of an earlier build is taken without the slash that its address has now', async (t) => {
  const app = Fastify()
  t.teardown(() => app.close())
  await plainForm(app, { path: '/api/reviews/', hadNoSlash: true, lead: async (form) => `/${form.get('name')}` })
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    host: 'shop.test',
    'sec-fetch-site': 'same-origin',
  }
  for (const url of ['/api/reviews/', '/api/reviews'])
    t.match(await app.inject({ method: 'POST', url, headers, payload: 'name=ada' }), {
      statusCode: 303,
      headers: { location: '/ada' },
    })
})
