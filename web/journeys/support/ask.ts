import { request } from 'node:http'
import pg from 'pg'

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/** A plain GET, redirects left alone, of a store by its host. */
export function ask(path: string, host = 'localhost', headers: Record<string, string> = {}): Promise<Answer> {
  const port = Number(process.env.SHOP_EDGE_PORT)
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, headers: { host: `${host}:${port}`, accept: 'text/html', ...headers } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
        )
      },
    )
    call.on('error', reject)
    call.end()
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

/** The one value that a statement selects as `value`. */
export async function one(statement: string): Promise<string> {
  const [row] = await rowsOf<{ value: string }>(statement)
  if (!row) throw new Error(`The demo shop has nothing for: ${statement}`)
  return row.value
}
