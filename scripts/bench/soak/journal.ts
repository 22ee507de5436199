import pg from 'pg'

type SentUpdate = { itemId: string; cartId: string | null; code: string | null }
type Count = { cart: string; item: string; quantity: number }

/** What writers were told, to be held against the database at the end. */
export class Journal {
  readonly #updates = new Map<string, SentUpdate>()
  readonly #wishes: { list: string; product: string }[] = []

  begin(updateId: string, itemId: string): void {
    this.#updates.set(updateId, { itemId, cartId: null, code: null })
  }

  end(updateId: string, cartId: string, code: string): void {
    const sent = this.#updates.get(updateId)
    if (sent) Object.assign(sent, { cartId, code })
  }

  wished(list: string, product: string): void {
    this.#wishes.push({ list, product })
  }

  get counts() {
    const known = [...this.#updates.values()].filter(({ code }) => code !== null)
    const unknown = this.#updates.size - known.length
    return { updates: known.length, unknown, wishes: this.#wishes.length }
  }

  /** Sentences, one for each write that is lost, doubled or was never told. */
  async faults(databaseUrl: string): Promise<string[]> {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      return [...(await this.#cartFaults(client)), ...(await this.#wishFaults(client)), ...(await dealFaults(client))]
    } finally {
      await client.end()
    }
  }

  async #cartFaults(client: pg.Client): Promise<string[]> {
    const expected = new Map<string, number>()
    for (const { cartId, itemId, code } of this.#updates.values()) {
      const key = `${cartId} ${itemId.replace(/_lightning$/, '')}`
      if (code === 'OK') expected.set(key, (expected.get(key) ?? 0) + 1)
    }
    const unknown = [...this.#updates.values()].filter(({ code }) => code === null)
    const carts = [...new Set([...expected.keys()].map((key) => key.split(' ')[0]))]
    const { rows } = await client.query<Count>(
      `select cart_id::text as cart, item_id as item, sum(quantity)::int as quantity
       from cart_positions where cart_id = any($1::uuid[]) and removed_at is null group by 1, 2`,
      [carts],
    )
    const found = new Map(rows.map(({ cart, item, quantity }) => [`${cart} ${item}`, quantity]))
    return [...new Set([...expected.keys(), ...found.keys()])].flatMap((key) => {
      const [min, has] = [expected.get(key) ?? 0, found.get(key) ?? 0]
      const max = min + unknown.filter(({ itemId }) => key.endsWith(` ${itemId.replace(/_lightning$/, '')}`)).length
      return has < min || has > max ? [`cart and item ${key}: ${has} pieces, ${min} were acknowledged`] : []
    })
  }

  async #wishFaults(client: pg.Client): Promise<string[]> {
    const { rows } = await client.query<{ list: string; product: string; entries: number }>(
      `select wishlist_id::text as list, product_id as product, count(*)::int as entries
       from wishlist_entries where wishlist_id = any($1::uuid[]) group by 1, 2`,
      [[...new Set(this.#wishes.map(({ list }) => list))]],
    )
    const found = new Map(rows.map(({ list, product, entries }) => [`${list} ${product}`, entries]))
    const lost = this.#wishes.filter(({ list, product }) => !found.has(`${list} ${product}`))
    const doubled = rows.filter(({ entries }) => entries > 1)
    return [
      ...lost.map(({ list, product }) => `wish list ${list}: product ${product} was acknowledged and is not there`),
      ...doubled.map(({ list, product, entries }) => `wish list ${list}: product ${product} is there ${entries} times`),
    ]
  }
}

/** Deals whose counts are not those of their reservations, or that were given out more often than there are pieces. */
async function dealFaults(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ deal: string; kept: number; rows: number; left: number }>(
    `select c.deal_id as deal, c.kept, c.quantity - c.sold_elsewhere - c.kept - c.sold as left,
       coalesce((select sum(quantity) from lightning_reservations r where r.deal_id = c.deal_id and state = 'kept'), 0)::int as rows
     from lightning_counts c`,
  )
  return rows.flatMap(({ deal, kept: reserved, rows, left }) =>
    reserved !== rows || left < 0
      ? [`deal ${deal}: ${reserved} pieces counted, ${rows} in reservations, ${left} left`]
      : [],
  )
}
