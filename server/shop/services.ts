import { sql } from 'drizzle-orm'
import type { ProductTile } from '#contract/generated/types.ts'
import type { Change } from './change-log/change-log.repository.ts'
import type { ChangeLog } from './change-log/change-log.ts'
import type { Database } from './db/database.ts'
import type { Audience } from './graphql/context.ts'
import { createContentService } from './modules/content/content.service.ts'
import { createMediaService } from './modules/media/media.service.ts'
import { createParametersService } from './modules/parameters/parameters.service.ts'
import { createStoresService } from './modules/stores/stores.service.ts'
import { createTranslationsService } from './modules/translations/translations.service.ts'

const interim = (db: Database) => ({
  catalogue: {
    findCategory: async (id: string, { store }: Audience) =>
      (await db.execute<{ id: string }>(sql`select id from categories where id = ${id} and ${store.id} = any(stores)`))
        .rows[0] ?? null,
    findCategoryByPath: async (path: string, { store }: Audience) =>
      (
        await db.execute<{ id: string }>(
          sql`select id from categories where path = ${path} and ${store.id} = any(stores)`,
        )
      ).rows[0] ?? null,
  },
  product: {
    findProductStatus: async (id: string, { store }: Audience) => {
      const row = (
        await db.execute<{ retired: boolean }>(
          sql`select is_retired as retired from products where id = ${id} and ${store.id} = any(stores)`,
        )
      ).rows[0]
      return row ? (row.retired ? ('gone' as const) : ('active' as const)) : ('missing' as const)
    },
  },
  tiles: {
    recommendedTiles: async (list: readonly unknown[], _audience: Audience): Promise<ProductTile[][]> =>
      list.map(() => []),
  },
})

/** One of each a process: what the modules hold and can do. A module uses another only through these. */
export const createServices = (db: Database) => {
  const stores = createStoresService(db)
  const media = createMediaService(db)
  const { catalogue, product, tiles } = interim(db)
  return {
    db,
    stores,
    media,
    translations: createTranslationsService(db),
    parameters: createParametersService(db),
    content: createContentService({ db, media, stores, targets: { ...catalogue, ...product } }),
    recommendations: tiles,
  }
}

export type ShopServices = ReturnType<typeof createServices>

type Loadable = { load: () => Promise<void> }

/** Loads again after each change with one of the tags; loads of one service follow each other, so the last one wins. */
const keepLoaded = (changeLog: ChangeLog, service: Loadable, tags: readonly string[]): void => {
  const isMeant = ({ tag }: Change): boolean => tags.includes(tag)
  let last = Promise.resolve()
  changeLog.onChange((changes) => {
    if (!changes.some(isMeant)) return
    last = last.catch(() => undefined).then(service.load)
    return last
  })
}

/** Fills what the services hold in process, and keeps it as the database has it. */
export const startServices = async (services: ShopServices, changeLog: ChangeLog): Promise<void> => {
  const { stores, translations, parameters, content } = services
  keepLoaded(changeLog, stores, ['stores'])
  keepLoaded(changeLog, translations, ['translations'])
  keepLoaded(changeLog, parameters, ['parameters'])
  keepLoaded(changeLog, content, ['abtests'])
  // First, so that nothing falls between what is loaded and what is told.
  await changeLog.start()
  await Promise.all([stores.load(), translations.load(), parameters.load(), content.load()])
}
