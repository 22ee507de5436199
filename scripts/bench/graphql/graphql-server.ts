import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { Pool } from 'undici'
import { startTestEdge, testContract, testPolicies } from '#edge/graphql/testing/edge-app.ts'
import { startTestUpstream } from '#edge/graphql/testing/test-upstream.ts'
import { checksumHeader } from '#lib/http/answer-checksum.ts'
import { graphqlAjv } from '#lib/http/graphql-over-http.ts'

/** A server of the GraphQL benchmark in a process of its own: `node graphql-server.ts <role> [upstream]`. */

const [role, upstreamUrl = ''] = process.argv.slice(2)
const forEver = { teardown: () => {} }

/** Answers what the test upstream answers, with the engine's headers, from memory, so that it does not compete for the processor. */
async function startCannedUpstream(): Promise<string> {
  const real = await startTestUpstream()
  const answers = new Map<string, { bytes: Buffer; headers: Record<string, string> }>()
  const answerCall: (request: IncomingMessage, response: ServerResponse) => Promise<void> = async (
    request,
    response,
  ) => {
    const body = await text(request)
    const known = request.url === '/graphql' ? answers.get(body) : undefined
    const { 'content-type': type = '', authorization = '' } = request.headers
    const ask = () =>
      fetch(real.url + request.url, { method: 'POST', headers: { 'content-type': type, authorization }, body })
    const answer = known ?? withHeaders(await (await ask()).text())
    if (!answer.bytes.includes('"INVALID_TOKEN"')) answers.set(body, answer)
    response.writeHead(200, answer.headers).end(answer.bytes)
  }
  const server = createServer((request, response) => {
    answerCall(request, response).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
}

function withHeaders(answer: string) {
  const hasDataOnly = !answer.includes('"errors"')
  return {
    bytes: Buffer.from(answer),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(answer)),
      ...checksumHeader(answer, hasDataOnly),
    },
  }
}

/** What the edge is measured against: Fastify and undici, and no GraphQL. */
async function startProxy(): Promise<string> {
  const app = Fastify({ ajv: graphqlAjv })
  const pool = new Pool(upstreamUrl, { connections: 64 })
  const login = await pool.request({
    path: '/oauth/token',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  })
  const { access_token } = (await login.body.json()) as { access_token: string }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${access_token}` }
  app.post('/graphql', async (request, reply) => {
    const answer = await pool.request({ path: '/graphql', method: 'POST', headers, body: JSON.stringify(request.body) })
    reply.type('application/json')
    return answer.body.text()
  })
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/graphql`
}

async function startEdge(isCached: boolean): Promise<string> {
  const policies = isCached ? testPolicies : {}
  return (await startTestEdge(forEver, upstreamUrl, { contract: { ...testContract, policies } })).url
}

const starters: Record<string, () => Promise<string>> = {
  upstream: startCannedUpstream,
  proxy: startProxy,
  cached: () => startEdge(true),
  uncached: () => startEdge(false),
}

const start = starters[role ?? '']
if (!start) throw new Error(`There is no role ${role}`)
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
process.on('disconnect', () => process.exit())
process.send?.({ url: await start() })
