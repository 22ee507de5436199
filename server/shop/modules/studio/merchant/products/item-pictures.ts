import type {
  StudioDeskResult,
  StudioFieldError,
  StudioItemPicture,
  StudioItemPictureInput,
} from '#contract/generated/types.ts'
import type { ImportPicture } from '#contract/import/catalogue.ts'
import type { Executor } from '#engine/db/database.ts'
import { unknownPictures } from '#engine/modules/catalogue/media/media.import.ts'
import { itemPicturesExporter } from '#engine/modules/catalogue/product/item-pictures/item-pictures.import.ts'
import { defined } from '#lib/defined.ts'
import { type ChangeAtDesk, DeskRefused } from '../../desk/desk-change.ts'
import { versionOf } from '../../desk/record-version.ts'
import type { DeskDetails } from '../../studio/studio.tables.ts'
import type { MerchantCall } from '../deals/deals.ts'
import { keepLoadsAway, loadAtDesk } from '../desk-load.ts'
import { unless } from '../entered.rules.ts'

const maxPictures = 30
const maxAlt = 300

type PicturesOfItem = { pictures: StudioItemPicture[]; picturesVersion: string }

const picturesVersionOf = (pictures: readonly ImportPicture[]): string =>
  versionOf({ pictures: JSON.stringify(pictures) })

/** By item. */
const findPictures = async (db: Executor, itemIds: readonly string[]): Promise<Map<string, ImportPicture[]>> => {
  const found = await itemPicturesExporter.find(db, itemIds)
  return new Map(
    itemIds.map((id) => [id, found.get(id)?.pictures.filter((picture) => typeof picture !== 'string') ?? []]),
  )
}

/** By item, as its page at the desk shows them. */
export const findPicturesOfItems = async (
  db: Executor,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, PicturesOfItem>> =>
  new Map(
    [...(await findPictures(db, itemIds))].map(([id, pictures]) => [
      id,
      {
        pictures: pictures.map(({ mediaId, alt }) => ({ id: mediaId, altDe: alt.de, altEn: alt.en })),
        picturesVersion: picturesVersionOf(pictures),
      },
    ]),
  )

const detailsOf = (pictures: readonly ImportPicture[]): DeskDetails => ({
  pictures: pictures.map(({ mediaId }) => mediaId),
  alt: pictures.map(({ alt }) => `${alt.de} | ${alt.en}`),
})

const errorsAt = ({ altDe, altEn }: StudioItemPictureInput, index: number): StudioFieldError[] =>
  Object.entries({ altDe, altEn }).flatMap(([key, text]) => [
    ...unless(text.trim() !== '', `pictures[${index}].${key}`, 'required'),
    ...unless(text.length <= maxAlt, `pictures[${index}].${key}`, 'tooLong'),
  ])

/** `unknown`: ids that are no stored picture. */
const pictureErrors = (
  pictures: readonly StudioItemPictureInput[],
  unknown: ReadonlySet<string>,
): StudioFieldError[] => [
  ...unless(pictures.length > 0, 'pictures', 'required'),
  ...unless(pictures.length <= maxPictures, 'pictures', 'tooLong'),
  ...pictures
    .slice(0, maxPictures)
    .flatMap((picture, index) => [
      ...unless(!unknown.has(picture.id), `pictures[${index}]`, 'unknown'),
      ...unless(pictures.findIndex(({ id }) => id === picture.id) === index, `pictures[${index}]`, 'twice'),
      ...errorsAt(picture, index),
    ]),
]

/** Pictures of items, as merchants change them: written as an import writes them. */
export const createPicturesOfMerchants = ({ change }: { change: ChangeAtDesk }) => ({
  changePictures: (
    { itemId, version, pictures }: { itemId: string; version: string; pictures: readonly StudioItemPictureInput[] },
    call: MerchantCall,
  ): Promise<StudioDeskResult> =>
    change(call, async (trx) => {
      await keepLoadsAway(trx)
      const before = (await findPictures(trx, [itemId])).get(itemId) ?? []
      if (before.length === 0) throw new DeskRefused('unknown')
      if (picturesVersionOf(before) !== version) throw new DeskRefused('changed')
      const unknown = await unknownPictures(
        trx,
        pictures.slice(0, maxPictures).map(({ id }) => id),
      )
      const errors = pictureErrors(pictures, unknown)
      if (errors.length > 0) throw new DeskRefused('fields', errors)
      const after = pictures.map(({ id, altDe, altEn }): ImportPicture => {
        const title = before.find(({ mediaId }) => mediaId === id)?.title
        return defined({ mediaId: id, alt: { de: altDe.trim(), en: altEn.trim() }, title })
      })
      const record = { itemId, pictures: after }
      await loadAtDesk(trx, { source: `pictures of item ${itemId}` }, [{ kind: 'itemPictures', record }])
      return { action: 'changePictures', key: itemId, before: detailsOf(before), after: detailsOf(after) }
    }),
})
