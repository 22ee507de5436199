import { request } from 'node:http'
import pg from 'pg'

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

type Sent = { path: string; host: string; headers: Record<string, string>; method: 'GET' | 'POST'; body?: string }

/** A plain GET, redirects left alone, of a store by its host. */
export const ask = (path: string, host = 'localhost', headers: Record<string, string> = {}): Promise<Answer> =>
  send({ path, host, method: 'GET', headers: { accept: 'text/html', ...headers } })

/** As a page of the store sends it: fields of a form, or an object as JSON. */
export function post(path: string, host: string, body: URLSearchParams | object, cookie = ''): Promise<Answer> {
  const isForm = body instanceof URLSearchParams
  const headers = {
    origin: `http://${host}:${process.env.SHOP_EDGE_PORT}`,
    'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    ...(cookie && { cookie }),
  }
  return send({ path, host, method: 'POST', headers, body: isForm ? String(body) : JSON.stringify(body) })
}

/** What an answer sets, for the whole store. */
export const cookiesOf = ({ headers }: Answer): { name: string; value: string }[] =>
  [headers['set-cookie'] ?? []].flat().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    return { name, value }
  })

/** Node does not know the hosts of the stores, so they are only named. */
function send({ path, host, method, headers, body }: Sent): Promise<Answer> {
  const port = Number(process.env.SHOP_EDGE_PORT)
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, method, headers: { host: `${host}:${port}`, ...headers } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
        )
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

/** Rows of the shop's database, for finding what a test needs and for changing it as an editor would. */
export async function rowsOf<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}
