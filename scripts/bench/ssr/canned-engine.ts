/** Child of the bench: an engine that answers from memory, so that what a page costs is the edge's own time. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { parse } from 'graphql'
import { sampleExecution } from '#edge/pages/testing/sample-edge.ts'
import type { Visitor } from '#edge/visitor/visitor.ts'
import { batchOf, checksumHeader } from '#lib/http/answer-checksum.ts'
import { listingSample } from './sample.ts'

type Operation = { query: string; variables?: Record<string, unknown> }

const stranger: Visitor = {
  store: 'de',
  language: 'de-DE',
  locale: 'de',
  origin: 'http://localhost',
  abVariants: {},
  abSeed: '',
  requestId: '',
  identity: null,
  memberToken: null,
  isUnconfirmed: false,
}

const execute = sampleExecution(await listingSample())
const answers = new Map<string, Promise<string>>()
/** The most that a page has asked for. */
let longest = ''

/** Any category is the same listing, so an operation is executed once for all of them. */
function answerOf({ query, variables = {} }: Operation): Promise<string> {
  const { id: _anyCategory, url: _anyAddress, ...others } = variables
  const key = query + JSON.stringify(others)
  let answer = answers.get(key)
  if (!answer) {
    answer = execute(parse(query), variables, stranger).then((result) => JSON.stringify(result))
    answers.set(key, answer)
  }
  return answer
}

async function answerGraphql(body: string): Promise<{ json: string; headers?: Record<string, string> }> {
  const requested = JSON.parse(body) as Operation | Operation[]
  if (!Array.isArray(requested)) return { json: await answerOf(requested) }
  const each = await Promise.all(requested.map(answerOf))
  const { bytes, headers } = batchOf(each.map((text) => Buffer.from(text)))
  return { json: bytes.toString(), headers }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request)
  const send = (status: number, json: string, headers: Record<string, string> = {}) => {
    const hasDataOnly = json.startsWith('{"data":{') && !json.includes('"errors":')
    if (json.length > longest.length) longest = json
    response
      .writeHead(status, { 'content-type': 'application/json', ...checksumHeader(json, hasDataOnly), ...headers })
      .end(json)
  }
  if (request.url === '/oauth/token') send(200, '{"access_token":"bench","expires_in":3600}')
  else if (request.url === '/longest') send(200, longest)
  else if (request.url === '/graphql') {
    const { json, headers } = await answerGraphql(body)
    send(200, json, headers)
  } else send(404, '{}')
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => response.destroy(error))
})
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.once('disconnect', () => process.exit())
