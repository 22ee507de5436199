import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import t from 'tap'
import { createUploadLink } from './upload-link.ts'

type Sent = { url: string; headers: Headers; form: FormData }

const mutation = gql`mutation Send($input: In!) { send(input: $input) }`

/** A client whose requests are answered one by one, as the edge would. */
const clientOf = (answers: object[]) => {
  const sent: Sent[] = []
  const reported: number[] = []
  const send =
    (onProgress: (share: number) => void): typeof fetch =>
    async (input, init = {}) => {
      sent.push({ url: String(input), headers: new Headers(init.headers), form: init.body as FormData })
      onProgress(0.5)
      const answer = answers[sent.length - 1] as { errors?: unknown }
      return Response.json(answer, { status: answer.errors ? 401 : 200 })
    }
  const persisted = new ApolloLink((operation, forward) => {
    operation.extensions.persistedQuery = { version: 1, sha256Hash: 'a1' }
    operation.setContext({ http: { includeQuery: false, includeExtensions: true } })
    return forward(operation)
  })
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([persisted, createUploadLink(send)]),
  })
  const upload = { onProgress: (share: number) => void reported.push(share) }
  const post = (file: File) =>
    client.mutate({ mutation, variables: { input: { signature: 's', file } }, context: { upload } })
  return { sent, told: reported, post }
}

t.test('T7.1 an operation by its id, with the file where it stands', async (t) => {
  const { sent, told: reported, post } = clientOf([{ data: { send: true } }])
  t.match(await post(new File(['%PDF-'], 'Nachweis.pdf')), { data: { send: true } })
  const [{ url, headers, form }] = sent as [Sent]
  t.equal(url, '/graphql')
  t.equal(headers.get('content-type'), null, 'the browser writes it, with the boundary')
  t.same(JSON.parse(String(form.get('operations'))), {
    operationName: 'Send',
    variables: { input: { signature: 's', file: null } },
    extensions: { persistedQuery: { version: 1, sha256Hash: 'a1' } },
  })
  t.same(JSON.parse(String(form.get('map'))), { 1: ['variables.input.file'] })
  const file = form.get('1') as File
  t.match([file.name, await file.text()], ['Nachweis.pdf', '%PDF-'])
  t.same(reported, [0.5])
})

t.test('an upload is sent once more when its token has expired', async (t) => {
  const { fetch } = globalThis
  t.teardown(() => Object.assign(globalThis, { fetch }))
  const requested: string[] = []
  globalThis.fetch = async (input) => {
    requested.push(String(input))
    return Response.json({ expiresIn: 60 })
  }
  const { sent, post } = clientOf([
    { errors: [{ message: 'no', extensions: { code: 'INVALID_TOKEN' } }] },
    { data: { send: true } },
  ])
  t.match(await post(new File(['%PDF-'], 'Nachweis.pdf')), { data: { send: true } })
  t.same(requested, ['/api/token'])
  t.equal(sent.length, 2)
  for (const { form } of sent) t.equal(await (form.get('1') as File).text(), '%PDF-', 'the whole file')
})
