import { startEngine } from '#engine/testing/engine.ts'
import { shopperWith } from './carts.ts'

/** An engine that is killed while it carries out updates: `url visitorId cartId itemId updateId…`; a dot for each that was answered. */
const [url = '', visitorId = '', cartId = '', itemId = '', ...updateIds] = process.argv.slice(2)
const engine = await startEngine({ teardown: () => undefined }, url)
const { send } = shopperWith(engine, { store: 'de', visitorId, cartId })
await Promise.all(
  updateIds.map(async (updateId) => {
    await send([{ addPosition: { itemId, quantity: 1 } }], updateId)
    process.stdout.write('.')
  }),
)
