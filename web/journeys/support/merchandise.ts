import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rowsOf } from './ask.ts'

/** Reports to the engine as the merchandise system does, without waiting for the sandbox. */
export async function report(event: object): Promise<void> {
  const engine = String(process.env.SHOP_ENGINE_URL)
  const secret = await readFile(join(String(process.env.SHOP_DATA_DIR), 'merchandise-secret'), 'utf8')
  const granted = await fetch(`${engine}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: 'merchandise', client_secret: secret }),
  })
  const { access_token: token } = (await granted.json()) as { access_token: string }
  const answer = await fetch(`${engine}/merchandise/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ events: [{ id: randomUUID(), at: new Date().toISOString(), ...event }] }),
  })
  const { results } = (await answer.json()) as { results: { outcome: string; message: string | null }[] }
  if (results[0]?.outcome === 'refused') throw new Error(results[0].message ?? 'refused')
}

/** All lines of an order with their pieces. */
export const linesOf = (number: string) =>
  rowsOf<{ lineId: string; quantity: number }>(
    `select l.id as "lineId", l.quantity from order_lines l join orders o on o.id = l.order_id where o.number = $1`,
    [number],
  )

/** Reports what the sandbox reports by itself as well, 60 and 90 seconds after: on a slow machine it may be first, and a second report is refused. */
export async function reportUnlessDone(event: object, isDone: () => Promise<boolean>): Promise<void> {
  try {
    await report(event)
  } catch (error) {
    if (!(await isDone())) throw error
  }
}

export const ship = (number: string, lines: object[]) =>
  reportUnlessDone({ type: 'shipped', order: number, carrier: 'dhl', lines }, async () => {
    const state = 'select from orders where number = $1 and state = $2'
    return (await rowsOf(state, [number, 'shipped'])).length > 0
  })
