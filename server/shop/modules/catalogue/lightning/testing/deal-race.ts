import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { callHeaders } from '#contract/stores.ts'
import { type Database, openDatabase } from '#engine/db/database.ts'
import { createParametersService } from '#engine/modules/stores/parameters/parameters.service.ts'
import { type EngineProcess, spawnEngine, tokenOf } from '#engine/testing/engine-process.ts'
import { createLightningService } from '../lightning.service.ts'

type Race = {
  /** A database whose deal `100-a` of product 100 has the pieces. */
  url: string
  buyers: number
  engines: number
  /** How often an engine is killed, and started again, while buyers buy. */
  kills: number
}

/** What a buyer was told at last, and how often he had to ask. */
type Answer = { code: string; quantityLightning: number; tries: number; milliseconds: number }

type RaceResult = {
  answers: Answer[]
  kills: number
  counts: { quantity: number; soldElsewhere: number; kept: number; sold: number }
  rows: { kept: number; sold: number; carts: number }
  milliseconds: number
}

const update = `mutation ($data: CartUpdateInput!) { cart_update(data: $data) {
  results { code } cart { positions { itemId quantityLightning } } } }`

const itemId = '100-1'
/** Milliseconds that a buyer waits before he asks again. */
const patience = 100
/** Milliseconds that he waits for an answer: more than the edge would, as all the processes share one machine. */
const timeout = 30_000

type Visitor = { id: string; cartId: string; updateId: string }

const visitorsOf = async (db: Database, count: number): Promise<Visitor[]> => {
  const visitors = Array.from({ length: count }, () => ({
    id: randomUUID(),
    cartId: randomUUID(),
    updateId: randomUUID(),
  }))
  const given = sql`json_to_recordset(${JSON.stringify(visitors)}::json) as given (id uuid, "cartId" uuid)`
  await db.execute(sql`insert into visitors (id, store) select id, 'de' from ${given}`)
  await db.execute(sql`insert into carts (id, store, visitor_id) select "cartId", 'de', id from ${given}`)
  return visitors
}

/**
 * Lets buyers run for the pieces of a deal, all at once, over several engines of which some are killed meanwhile. Each wants
 * one piece at the deal's price and asks, with the same update, until he is told something; every second winner then buys.
 */
export const raceForDeal = async ({ url, buyers, engines: wanted, kills }: Race): Promise<RaceResult> => {
  const db = openDatabase({ url, poolSize: 4, statementTimeout: 60_000, connectionTimeout: 60_000 }, () => {})
  const engines: (EngineProcess | null)[] = []
  try {
    const parameters = createParametersService(db)
    await parameters.load()
    const lightning = createLightningService({ db, parameters })
    for (let index = 0; index < wanted; index++) engines.push(await spawnEngine(url))
    const token = await tokenOf(engines[0] as EngineProcess)
    const visitors = await visitorsOf(db, buyers)
    let answered = 0

    const ask = async (
      visitor: Visitor,
      engine: EngineProcess,
    ): Promise<Omit<Answer, 'tries' | 'milliseconds'> | null> => {
      const answer = await fetch(`${engine.address}/graphql`, {
        method: 'POST',
        signal: AbortSignal.timeout(timeout),
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'accept-language': 'de-DE',
          [callHeaders.store]: 'de',
          [callHeaders.visitorId]: visitor.id,
          [callHeaders.cartId]: visitor.cartId,
        },
        body: JSON.stringify({
          query: update,
          variables: {
            data: {
              updateId: visitor.updateId,
              ops: [{ addPosition: { itemId: `${itemId}_lightning`, quantity: 1 } }],
            },
          },
        }),
      }).catch(() => null)
      const body = (await answer?.json().catch(() => null)) as {
        data?: {
          cart_update?: {
            results: { code: string }[]
            cart: { positions: { itemId: string; quantityLightning: number }[] }
          } | null
        } | null
        errors?: { extensions: { code: string } }[]
      } | null
      const outcome = body?.data?.cart_update
      if (outcome) {
        const { quantityLightning = 0 } = outcome.cart.positions.find((each) => each.itemId === itemId) ?? {}
        return { code: outcome.results[0]?.code ?? 'nothing', quantityLightning }
      }
      const code = body?.errors?.[0]?.extensions.code
      return code === undefined || code === 'UPSTREAM_UNAVAILABLE' || code === 'INTERNAL'
        ? null
        : { code, quantityLightning: 0 }
    }

    const buy = async (visitor: Visitor, number: number): Promise<Answer> => {
      const since = performance.now()
      for (let tries = 1; ; tries++) {
        const engine = engines[(number + tries) % engines.length]
        const answer = engine?.isRunning() ? await ask(visitor, engine) : null
        if (answer) {
          answered++
          if (answer.quantityLightning > 0 && number % 2 === 0)
            await db.transaction((trx) => lightning.sell(trx, visitor.cartId))
          return { ...answer, tries, milliseconds: performance.now() - since }
        }
        await delay(patience)
      }
    }

    let killed = 0
    let isOver = false
    const killEngines = async () => {
      while (killed < kills && !isOver) {
        // Spread over the race, while the pieces go: at a share of the buyers that have an answer.
        const due = Math.floor((killed * buyers) / (kills * 4)) + 1
        if (answered < due) {
          await delay(1)
          continue
        }
        const index = killed % engines.length
        const engine = engines[index]
        engines[index] = null
        await engine?.kill()
        killed++
        engines[index] = await spawnEngine(url)
      }
    }

    const since = performance.now()
    let milliseconds = 0
    const buyAll = async () => {
      const answers = await Promise.all(visitors.map(buy))
      milliseconds = performance.now() - since
      isOver = true
      return answers
    }
    const [answers] = await Promise.all([buyAll(), killEngines()])
    const { rows: counted } = await db.execute<RaceResult['counts']>(sql`
      select quantity, sold_elsewhere as "soldElsewhere", kept, sold from lightning_counts where deal_id = '100-a'`)
    const { rows: summed } = await db.execute<RaceResult['rows']>(sql`
      select coalesce(sum(quantity) filter (where state = 'kept'), 0)::int as kept,
        coalesce(sum(quantity) filter (where state = 'sold'), 0)::int as sold, count(distinct cart_id)::int as carts
      from lightning_reservations where deal_id = '100-a'`)
    const [counts, rows] = [counted[0], summed[0]]
    if (!counts || !rows) throw new Error('There is no deal 100-a')
    return { answers, kills: killed, counts, rows, milliseconds }
  } finally {
    await Promise.all(engines.map((engine) => engine?.stop()))
    await db.$client.end()
  }
}
