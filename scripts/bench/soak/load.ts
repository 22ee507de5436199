import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { pick, randomOf } from '#lib/testing/random.ts'
import { Cart, ProductPage, SearchSuggestions, WishlistEssentials } from '#web/generated/operations.ts'
import type { Journal } from './journal.ts'
import { type Shop, Visitor } from './visitor.ts'

type Goods = { products: string[]; items: string[]; deals: string[]; pictures: string[] }

/** What can be bought and looked at in the German store. */
export async function goodsOf(databaseUrl: string): Promise<Goods> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const column = async (query: string) => (await client.query<{ id: string }>(query)).rows.map(({ id }) => id)
  try {
    return {
      products: await column(
        `select distinct i.product_id as id from items i join item_prices p on p.item_id = i.id join products r on r.id = i.product_id where p.store = 'de' and not r.is_retired order by 1 limit 200`,
      ),
      items: await column(
        `select i.id from items i join item_prices p on p.item_id = i.id where p.store = 'de' and i.stock > 100 order by 1 limit 200`,
      ),
      deals: await column(
        `select i.id from items i join lightning_deals d on d.product_id = i.product_id where d.store = 'de' and now() between d.starts_at and d.ends_at order by 1 limit 20`,
      ),
      pictures: await column('select id from media where width > 0 order by 1 limit 50'),
    }
  } finally {
    await client.end()
  }
}

/** Writes of one visitor before another comes. */
const writesOfVisitor = 8

/** Browsers that go on until the end, each doing one thing after the other with pauses: a bounded rate. */
export async function load(
  shop: Shop,
  journal: Journal,
  goods: Goods,
  options: { seed: number; browsers: number; pauseMs: number; signal: AbortSignal },
) {
  const { seed, browsers, pauseMs, signal } = options
  const browse = async (index: number) => {
    const random = randomOf(seed + index)
    for (let visitor = new Visitor(shop), done = 0; !signal.aborted; done++) {
      if (done % writesOfVisitor === writesOfVisitor - 1) visitor = new Visitor(shop)
      await action(visitor, random)
      await delay(pauseMs * (0.5 + random()))
    }
  }
  const action = async (visitor: Visitor, random: () => number): Promise<unknown> => {
    const word = () => random().toString(36).slice(2)
    const product = pick(random, goods.products)
    const actions: (() => Promise<unknown>)[] = [
      () => visitor.send('page', pick(random, ['/', '/schulranzen/', '/search?q=stift'])),
      () => visitor.send('page', pick(random, ['/', '/schulranzen/', '/search?q=heft'])),
      () => visitor.send('product', `/prod/${product}`, undefined, [200, 301]),
      () => visitor.send('search', `/search?q=${word()}`, undefined, [200, 302]),
      () => visitor.send('missing', `/${word()}/${word()}`, undefined, [404]),
      () => visitor.send('media', `/media/${pick(random, goods.pictures)}/thumb.webp`, undefined, [200, 404]),
      () => visitor.send('own page', pick(random, ['/checkout/basket', '/myaccount/wishlist']), undefined, [200, 302]),
      () => visitor.graphql('query', ProductPage.id, { productId: product }),
      () => visitor.graphql('query', SearchSuggestions.id, { searchTerm: word(), term: word() }),
      () => visitor.graphql('own query', pick(random, [Cart.id, WishlistEssentials.id]), {}),
      () => visitor.addToCart(journal, pick(random, goods.items)),
      () => visitor.addToCart(journal, pick(random, goods.items)),
      () =>
        goods.deals.length > 0
          ? visitor.addToCart(journal, `${pick(random, goods.deals)}_lightning`)
          : Promise.resolve(),
      () => visitor.wish(journal, product),
      () =>
        new Visitor(shop).send('login', '/api/login-action/', {
          formData: { email: 'lena@pausenhof.example', password: word() },
        }),
    ]
    return pick(random, actions)()
  }
  await Promise.all(Array.from({ length: browsers }, (_none, index) => browse(index)))
}
