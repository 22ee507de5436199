import { request } from 'undici'

/** A call of the engine: method, path, headers and body; its status and JSON. */
export type CallEngine = (call: {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}) => Promise<{ status: number; json: unknown }>

export type MerchandiseOptions = {
  client: { id: string; secret: string }
  call: CallEngine
  /** Milliseconds after an order was placed. */
  shipAfter: number
  /** Milliseconds after a return was announced. */
  returnAfter: number
  now?: () => number
}

type Return = {
  rma: string
  state: string
  announcedAt: string
  lines: { lineId: string; quantity: number; received: number }[]
}

type Order = {
  number: string
  isReadyToShip: boolean
  placedAt: string
  shipper: string
  lines: { lineId: string; quantity: number; shipped: number }[]
  returns: Return[]
}

type Page = { orders: Order[]; cursor: string; hasMore: boolean }

class NotTaken extends Error {
  readonly status: number
  constructor(path: string, status: number) {
    super(`${path} is answered with ${status}`)
    this.status = status
  }
}

export const callByHttp =
  (engineUrl: string): CallEngine =>
  async ({ method, path, headers, body }) => {
    const answer = await request(`${engineUrl}${path}`, {
      method,
      headers,
      body: body ?? null,
      headersTimeout: 5000,
      bodyTimeout: 5000,
    })
    return { status: answer.statusCode, json: await answer.body.json() }
  }

type Result = { id: string; outcome: 'applied' | 'repeated' | 'refused' | 'failed'; message: string | null }

/** What a round did: what the engine took, and what it did not, with its reason, which is not reported again. */
export type Round = { done: string[]; setAside: { number: string; message: string }[] }

/** Events of one call: a whole page of the largest orders would be more than the engine takes. */
const maxEvents = 20

/** Where carriers show a parcel by its code; the forwarder shows none. */
const trackingPages: Readonly<Record<string, string>> = {
  dhl: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
  dpd: 'https://tracking.dpd.de/status/de_DE/parcel/',
  gls: 'https://gls-group.com/DE/de/paketverfolgung/?match=',
  post: 'https://service.post.ch/ekp-web/ui/entry/search/',
}

/** Reports everything that has not left yet as one parcel; the same parcel has the same id. */
const parcelOf = ({ number, shipper, lines }: Order, at: Date) => ({
  id: `sandbox-${number}-${lines.reduce((sum, { shipped }) => sum + shipped, 0)}`,
  type: 'shipped',
  order: number,
  at: at.toISOString(),
  carrier: shipper,
  trackingCode: `DEMO${number}`,
  ...(trackingPages[shipper] && { trackingUrl: `${trackingPages[shipper]}DEMO${number}` }),
  lines: lines.flatMap(({ lineId, quantity, shipped }) =>
    quantity > shipped ? [{ lineId, quantity: quantity - shipped }] : [],
  ),
})

/** Reports that all of a return has arrived, and is as good as new. */
const receiptOf = ({ order, sent }: { order: string; sent: Return }, at: Date) => ({
  id: `sandbox-${sent.rma}`,
  type: 'returned',
  order,
  rma: sent.rma,
  at: at.toISOString(),
  lines: sent.lines.flatMap(({ lineId, quantity, received }) =>
    quantity > received ? [{ lineId, quantity: quantity - received, condition: 'good' }] : [],
  ),
})

const isOnItsWay = ({ state }: Return): boolean => state === 'announced' || state === 'labelled'

/**
 * Plays the merchandise system: reads placed orders by cursor and ships them a while after they were placed, and receives returns
 * a while after they were announced. It remembers nothing over its end: then it reads every order again, and the engine recognises what it reports twice.
 */
export const createMerchandise = ({ client, call, shipAfter, returnAfter, now = Date.now }: MerchandiseOptions) => {
  let token: string | null = null
  let cursor: string | null = null
  const waiting = new Map<string, Order>()
  /** By their numbers. */
  const onTheirWay = new Map<string, { order: string; sent: Return }>()

  const newToken = async (): Promise<string> => {
    const { status, json } = await call({
      method: 'POST',
      path: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(
        new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: client.id,
          client_secret: client.secret,
        }),
      ),
    })
    if (status !== 200) throw new Error(`the engine gives no token: ${status}`)
    return (json as { access_token: string }).access_token
  }

  const ask = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> => {
    token ??= await newToken()
    const { status, json } = await call({
      method,
      path,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (status === 401) token = null
    if (status !== 200) throw new NotTaken(path, status)
    return json
  }

  const read = async (): Promise<void> => {
    for (let hasMore = true; hasMore; ) {
      const page = (await ask('GET', `/merchandise/orders${cursor === null ? '' : `?after=${cursor}`}`)) as Page
      for (const order of page.orders) {
        if (order.isReadyToShip) waiting.set(order.number, order)
        else waiting.delete(order.number)
        for (const sent of order.returns) {
          if (isOnItsWay(sent)) onTheirWay.set(sent.rma, { order: order.number, sent })
          else onTheirWay.delete(sent.rma)
        }
      }
      cursor = page.cursor
      hasMore = page.hasMore
    }
  }

  /** A call that the engine refuses as a whole is repeated event by event, so that one of them keeps back no other. */
  const report = async (events: readonly { id: string }[]): Promise<Result[]> => {
    try {
      return ((await ask('POST', '/merchandise/events', { events })) as { results: Result[] }).results
    } catch (error) {
      const isOfContent = error instanceof NotTaken && (error.status === 400 || error.status === 413)
      if (!isOfContent) throw error
      const [event, ...others] = events
      if (!event) return []
      if (others.length === 0) return [{ id: event.id, outcome: 'refused', message: error.message }]
      const results: Result[] = []
      for (const each of events) results.push(...(await report([each])))
      return results
    }
  }

  /** Reports what is ready, and takes each that has its result off what waits. */
  const reportAll = async (
    ready: readonly { number: string; event: { id: string } }[],
    queue: Map<string, unknown>,
  ): Promise<Round> => {
    const round: Round = { done: [], setAside: [] }
    for (let from = 0; from < ready.length; from += maxEvents) {
      const part = ready.slice(from, from + maxEvents)
      const results = await report(part.map(({ event }) => event))
      for (const [index, { number }] of part.entries()) {
        const { outcome = 'failed', message = null } = results[index] ?? {}
        if (outcome === 'applied' || outcome === 'repeated') round.done.push(number)
        else round.setAside.push({ number, message: message ?? outcome })
        queue.delete(number)
      }
    }
    return round
  }

  const receive = async (): Promise<Round> => {
    const arrived = [...onTheirWay.values()]
      .filter(({ sent }) => Date.parse(sent.announcedAt) + returnAfter <= now())
      .slice(0, 100)
    return reportAll(
      arrived.map((each) => ({ number: each.sent.rma, event: receiptOf(each, new Date(now())) })),
      onTheirWay,
    )
  }

  return {
    /** Reports returns that have waited long enough; their numbers. Call it after a round, which reads them. */
    receive,

    /** Reads what is new and ships what has waited long enough; numbers of the orders that were shipped, and of those that the engine did not take. */
    round: async (): Promise<Round> => {
      await read()
      const ready = [...waiting.values()]
        .filter(({ placedAt }) => Date.parse(placedAt) + shipAfter <= now())
        .slice(0, 100)
      return reportAll(
        ready.map((order) => ({ number: order.number, event: parcelOf(order, new Date(now())) })),
        waiting,
      )
    },
  }
}

export type Merchandise = ReturnType<typeof createMerchandise>
