import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

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
