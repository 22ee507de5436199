import t from 'tap'
import { client, startEngine } from '#engine/testing/engine.ts'
import { emptyShop } from '../../account/visitors/testing/accounts.ts'
import type { CsvKindName } from './formats/csv/csv-kinds.ts'
import { templateOf } from './formats/csv/template.ts'

const owner = { id: 'owner', secret: 'a-secret-of-the-owner' }
const { app, token } = await startEngine(t, await emptyShop(t, {}), {
  SHOP_CLIENTS: `${client.id}:${client.secret},${owner.id}:${owner.secret}:import`,
})
const login = await app.inject({
  method: 'POST',
  url: '/oauth/token',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: `grant_type=client_credentials&client_id=${owner.id}&client_secret=${owner.secret}`,
})
const authorization = `Bearer ${login.json().access_token}`

t.test('tables of texts, redirects, synonyms, vouchers and customers are loaded over HTTP', async (t) => {
  for (const kind of ['translation', 'redirect', 'synonyms', 'voucher', 'customer'] satisfies CsvKindName[]) {
    const load = () =>
      app.inject({
        method: 'POST',
        url: `/import?kind=${kind}`,
        headers: { authorization, 'content-type': 'text/csv' },
        payload: templateOf(kind),
      })
    // Every text is there from the start, in the words of the template.
    const first = kind === 'translation' ? { unchanged: 1 } : { new: 1 }
    t.match((await load()).json(), { violations: [], kinds: { [kind]: first } }, kind)
    t.match((await load()).json(), { differences: [], kinds: { [kind]: { new: 0, unchanged: 1 } } }, `${kind} again`)
  }
})

const boundary = 'a-boundary'
type SentPart = { name: string; fileName?: string; content: string }
const send = (parts: readonly SentPart[], query = 'kind=price') => {
  const payload = parts.map(({ name, fileName, content }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: application/octet-stream`
    return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`
  })
  return app.inject({
    method: 'POST',
    url: `/import?${query}`,
    headers: { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${payload.join('')}--${boundary}--\r\n`,
  })
}
const table = { name: 'file', fileName: 'texte.csv', content: 'Schlüssel;Wort\ncart.title;Korb\n' }
const mapping = { name: 'mapping', fileName: 'texte.yaml', content: 'columns: { Wort: translation.text.de }\n' }

t.test('a form brings files with the mapping of their headings', async (t) => {
  const query = 'kind=translation'
  const loaded = await send([table, mapping], query)
  t.match(loaded.json(), { violations: [], kinds: { translation: { changed: 1 } } })
  t.match((await send([mapping, table], query)).json(), { differences: [] }, 'in any order')
  t.match((await send([{ name: 'mapping', content: mapping.content }, table], query)).json(), { differences: [] })
  t.match((await send([table], query)).json().violations[0], { file: 'texte.csv', line: 1 })
})

t.test('a form that is not one, a mapping that is too large, no YAML or of unknown targets is refused', async (t) => {
  const query = 'kind=translation'
  const statuses: [number, SentPart[]][] = [
    [400, []],
    [400, [mapping]],
    [400, [table, mapping, mapping]],
    [400, [table, { name: 'other', content: 'x' }]],
    [413, [table, { ...mapping, content: 'a'.repeat(100_001) }]],
    [413, Array.from({ length: 12 }, () => table)],
    [415, [{ ...table, fileName: 'texte.xlsx' }]],
    [422, [table, { ...mapping, content: 'columns: [' }]],
    [422, [table, { ...mapping, content: 'columns: { Wort: translation.txt }' }]],
    [422, [table, { ...mapping, content: `${'['.repeat(20_000)}` }]],
  ]
  for (const [status, parts] of statuses) {
    const answer = await send(parts, query)
    t.equal(answer.statusCode, status, answer.body.slice(0, 200))
    t.match(answer.body, /error|violations/)
  }
  t.match(
    (await send([table, { ...mapping, content: 'columns: [' }], query)).json().error,
    /^texte.yaml:\d+:\d+: .*no YAML/,
  )
  const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghij'.replaceAll(/./g, (name) => `${name}: &${name} [${Array(9).fill(`*${String.fromCharCode(name.charCodeAt(0) - 1)}`)}]\n`)}`
  t.equal((await send([table, { ...mapping, content: bomb }], query)).statusCode, 422)
})

t.test('the last loads are listed for clients that may import', async (t) => {
  const answer = await app.inject({ url: '/import', headers: { authorization } })
  const customers = answer.json().loads.findLast(({ counts }: { counts: object }) => 'customer' in counts)
  t.match(customers, { by: 'owner', source: 'body.csv', counts: { customer: { new: 1 } }, isFull: false })
  t.equal((await app.inject({ url: '/import', headers: { authorization: `Bearer ${token}` } })).statusCode, 401)
  t.equal((await app.inject({ url: '/import' })).statusCode, 401)
})
