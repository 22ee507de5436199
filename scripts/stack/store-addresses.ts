import pg from 'pg'
import type { StoreId } from '#contract/generated/types.ts'
import { hostsOfThisMachine } from '#contract/store-hosts.ts'

type Queries = Pick<pg.Pool, 'query'>

export const isOnThisMachine = (url: string): boolean => /(?:^|\.)localhost$/.test(URL.parse(url)?.hostname ?? '')

/** For `addressOf`, where the German store is at `origin` and the others are its subdomains. */
export const addressBeside =
  ({ protocol, host: home }: URL) =>
  (host: string): string =>
    `${protocol}//${host.replace(/localhost$/, home)}`

/** Address of a store by its host on this machine. */
export type AddressOf = (host: string) => string

/** Addresses that the stores have on this machine, or beside one address. */
export const storeAddresses = (addressOf: AddressOf): Record<StoreId, string> => ({
  de: addressOf('localhost'),
  at: addressOf('at.localhost'),
  ch: addressOf('ch.localhost'),
  b2b: addressOf('educational.localhost'),
})

/** On this machine a store keeps its name and takes the port of `url`. */
const atPortOf = (url: string, current: string): string => {
  const moved = new URL(current)
  moved.port = new URL(url).port
  return moved.origin
}

/**
 * The shop was last started on another port, or its operator has another address for it. A store with an address of its own keeps it,
 * which is one that is neither on this machine nor beside the German store: mails, payments and search engines would lead its customers
 * to a host that is not its own. Nor is a store brought back to this machine.
 */
export async function followOrigin(db: Queries, addressOf: AddressOf, onStep: (step: string) => void): Promise<void> {
  const { rows } = await db.query<{ id: StoreId; current: string }>('select id, base_url as current from stores')
  const home = URL.parse(rows.find(({ id }) => id === 'de')?.current ?? '')
  const before = home ? storeAddresses(addressBeside(home)) : null
  const urls = storeAddresses(addressOf)
  for (const { id, current } of rows) {
    const wanted = urls[id]
    const url = isOnThisMachine(current) && isOnThisMachine(wanted) ? atPortOf(wanted, current) : wanted
    if (url === current) continue
    const isBesideHome = current === before?.[id]
    if (!isOnThisMachine(current) && (!isBesideHome || isOnThisMachine(url))) {
      onStep(`The store ${id} keeps its address, ${current}`)
      continue
    }
    await db.query('update stores set base_url = $2, host = $3 where id = $1', [id, url, new URL(url).host])
  }
}

export type StoredStore = { id: StoreId; baseUrl: string; languages: string[]; seller: string | null }

export const readStores = async (databaseUrl: string): Promise<StoredStore[]> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<StoredStore>(
      `select id, base_url as "baseUrl", languages, company->>'name' as seller from stores
        order by array_position(array['de', 'at', 'ch', 'b2b'], id)`,
    )
    return rows
  } finally {
    await client.end()
  }
}

/** Address of a store in its second language. */
export const englishAddressOf = ({ baseUrl }: Pick<StoredStore, 'baseUrl'>): string => baseUrl.replace('://', '://en.')

/** Hosts of stores that are not on this machine; none where the operator says himself which the edge answers for. */
export const hostVariables = (stores: readonly StoredStore[], port: number): Record<string, string> => {
  const own = stores
    .filter(({ baseUrl }) => !isOnThisMachine(baseUrl))
    .flatMap((store) => [store.baseUrl, ...(store.languages.includes('en-DE') ? [englishAddressOf(store)] : [])])
  if (own.length === 0 || process.env.EDGE_HOSTS) return {}
  return { EDGE_HOSTS: [...hostsOfThisMachine(port), ...own.map((url) => new URL(url).host)].join() }
}
