import sharp from 'sharp'
import type {
  StoreId,
  StudioMedia,
  StudioMediaList,
  StudioProduct,
  StudioUpload,
  StudioUploadMediaInput,
  UploadError,
} from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Editor } from '#engine/call/editor.ts'
import { type Database, inTransaction } from '#engine/db/database.ts'
import type { CatalogueService } from '#engine/modules/catalogue/catalogue/catalogue.service.ts'
import { ownAspectImage } from '#engine/modules/catalogue/media/media.formats.ts'
import { importMedia, mediaIdOf } from '#engine/modules/catalogue/media/media.import.ts'
import type { ProductService } from '#engine/modules/catalogue/product/product.service.ts'
import type { FileChecks } from '#engine/modules/content/uploads/checked-file.ts'
import { noteOfStore } from '../audit.repository.ts'
import { pageOf } from '../entries.service.ts'
import { findCategories, findLinks, findLists, findPictures, type MediaRow, saveDetails } from './library.repository.ts'

/** Ids that one call may ask for. */
const maxIds = 100
const maxProducts = 30
const maxTextLength = 300

type LibraryDependencies = {
  db: Database
  catalogue: Pick<CatalogueService, 'search'>
  product: Pick<ProductService, 'tiles'>
  checkFile: FileChecks
}

const mediaOf = ({ total: _, ...row }: MediaRow): StudioMedia => {
  const { src } = ownAspectImage({ mediaId: row.id, alt: row.alt }, row)
  return { ...row, src }
}

/** What editors choose from: pictures, products, categories, lists and addresses. */
export const createLibrary = ({ db, catalogue, product, checkFile }: LibraryDependencies) => {
  const picture = async (id: string): Promise<StudioMedia | null> => {
    const [row] = await findPictures(db, { search: '', ids: [id], limit: 1, offset: 0 })
    return row ? mediaOf(row) : null
  }

  const refused = (violation: UploadError): StudioUpload => ({ successful: false, fault: violation, media: null })

  return {
    media: async (search: string, ids: readonly string[] | null, page: number): Promise<StudioMediaList> => {
      const paging = ids ? { limit: maxIds, offset: 0 } : pageOf(page)
      const rows = await findPictures(db, { search, ids: ids?.slice(0, maxIds) ?? null, ...paging })
      return { media: rows.map(mediaOf), total: rows[0]?.total ?? 0 }
    },

    /** The same picture is stored once; its texts are those of the last upload. */
    upload: async ({ file, title, alt }: StudioUploadMediaInput, { store }: Audience, { email }: Editor) => {
      const checked = await checkFile(file, 'pictures')
      if ('fault' in checked) return refused(checked.fault)
      const { mediaType: mime, content } = checked.file
      const { width, height } = await sharp(content).metadata()
      const data = content.toString('base64')
      const id = mediaIdOf(data)
      await inTransaction(db, async (trx) => {
        await importMedia(trx, [{ id, mime, data, width, height }])
        const texts = { title: title.slice(0, maxTextLength), alt: alt.slice(0, maxTextLength) }
        await saveDetails(trx, { mediaId: id, ...texts, uploadedBy: email })
        await noteOfStore(trx, store.id, { editor: email, action: 'upload', key: id })
      })
      return { successful: true, fault: null, media: await picture(id) }
    },

    products: async (search: string, ids: readonly string[] | null, audience: Audience): Promise<StudioProduct[]> => {
      const tiles = ids
        ? await product.tiles(audience, ids.slice(0, maxIds))
        : (await catalogue.search({ searchTerm: search }, { limit: maxProducts }, audience)).products
      return tiles.map(({ id, name, path, image }) => ({ id, name, path, image: image?.src ?? null }))
    },

    categories: (search: string, { store, textLanguage }: Audience) =>
      findCategories(db, search, store.id, textLanguage),

    lists: (search: string, { store, textLanguage }: Audience) => findLists(db, search, store.id, textLanguage),

    links: (search: string, store: StoreId, language: TextLanguage) => findLinks(db, search, store, language),
  }
}
