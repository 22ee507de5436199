import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#lib/process/ports.ts'
import { startStack } from '#scripts/stack/stack.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * The shop as an operator would run it, on a database of its own, for all journeys of a run. With SHOP_EDGE_PORT (and
 * SHOP_DATABASE_URL, SHOP_ENGINE_PID, SHOP_ENGINE_URL, SHOP_DATA_DIR, SHOP_SANDBOX_URL) set, the shop that runs there is visited instead.
 */
export default async function startWholeShop() {
  if (process.env.SHOP_EDGE_PORT) return
  const dataDir = join(root, 'test-results/shop')
  rmSync(dataDir, { recursive: true, force: true })
  const [edge, engine, sandbox] = [await freePort(), await freePort(), await freePort()]
  // Journeys report themselves what comes back: on a busy machine it would arrive while one still looks for the label.
  process.env.SANDBOX_RETURN_AFTER_MS = '3600000'
  const stack = await startStack({
    root,
    dataDir,
    mode: 'production',
    ports: { edge, engine, postgres: 0, sandbox },
    isThrowAway: true,
    // Two browsers on the same processors are load enough; that load is shed is the edge's own test.
    env: { FAULTS: 'on', MEDIA_PICTURES: 'plain' },
    onStep: () => {},
  })
  process.env.SHOP_EDGE_PORT = String(edge)
  process.env.SHOP_ENGINE_URL = `http://127.0.0.1:${engine}`
  process.env.SHOP_DATA_DIR = dataDir
  process.env.SHOP_SANDBOX_URL = `http://localhost:${sandbox}`
  process.env.SHOP_DATABASE_URL = stack.databaseUrl
  process.env.SHOP_ENGINE_PID = String(stack.engine.process.pid)
  return stack.stop
}
