import { createHash } from 'node:crypto'
import type {
  UploadError,
  UploadReturnImageInput,
  UploadReturnImageResult,
  UploadSignature,
} from '#contract/generated/types.ts'
import { maxPictures } from '#contract/limits/returns.ts'
import { type Database, inTransaction } from '#engine/db/database.ts'
import { codedError } from '#lib/http/graphql-over-http.ts'
import type { SealKey } from '#lib/seals.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { FileChecks } from '../../content/uploads/checked-file.ts'
import { createUploadSignatures } from '../../content/uploads/upload-signature.ts'
import type { OrderReader } from '../orders/view/order-access.ts'
import type { ReturnAccess } from './access/return-access.ts'
import { countImagesSince, deleteImage, findImageBySignature, insertImage } from './return-rows.repository.ts'
import { findLinesWithFacts, findOpenImages, type ImageRow, lockOrderRow } from './returns.repository.ts'

type ImagesDependencies = {
  db: Database
  translate: Translate
  access: ReturnAccess
  checkFile: FileChecks
  signatureKeys: readonly SealKey[]
  now?: () => number
}

const purpose = 'returnImage'
const day = 86_400_000

const toImage = ({ id, name, size }: Pick<ImageRow, 'id' | 'name' | 'size'>) => ({ id, name, size })

/** Pictures of what goes back (transactions.md §6): a signature first, then one file, drawn anew. */
export const createReturnImages = (dependencies: ImagesDependencies) => {
  const { db, translate, access, checkFile, signatureKeys, now = Date.now } = dependencies
  const signatures = createUploadSignatures(signatureKeys, now)

  const refused = (violation: UploadError, { audience }: OrderReader): UploadReturnImageResult => {
    const errorMessage = translate(audience, [`returns.image.error.${violation}`, `upload.error.${violation}`])
    return {
      successful: false,
      fault: violation,
      generalErrorMessage: null,
      fieldErrors: [{ fieldName: 'file', formName: 'returnImage', errorMessage }],
      image: null,
    }
  }

  const accepted = (image: Pick<ImageRow, 'id' | 'name' | 'size'>): UploadReturnImageResult => ({
    successful: true,
    fault: null,
    generalErrorMessage: null,
    fieldErrors: [],
    image: toImage(image),
  })

  return {
    signature: async (hash: string, reader: OrderReader): Promise<UploadSignature> => {
      access.ensureOn(reader)
      const given = await access.byHash(hash, reader)
      if (!given) throw codedError('NOT_FOUND', 'There is no such return')
      return signatures.make(given.order.id, purpose)
    },

    upload: async (
      { hash, lineId, signature, file }: UploadReturnImageInput,
      reader: OrderReader,
    ): Promise<UploadReturnImageResult> => {
      access.ensureOn(reader)
      const given = await access.byHash(hash, reader)
      const signed = given && signatures.open(signature, given.order.id, purpose)
      const lines = given ? await findLinesWithFacts(db, given.order.id) : []
      if (!given || !signed || !lines.some(({ line }) => line.id === lineId)) return refused('signature', reader)
      const checked = await checkFile(file, 'pictures')
      if ('fault' in checked) return refused(checked.fault, reader)
      const sha256 = createHash('sha256').update(file.bytes).digest('hex')
      const orderId = given.order.id
      return inTransaction(db, async (trx) => {
        await lockOrderRow(trx, orderId)
        const used = await findImageBySignature(trx, signed.id)
        if (used)
          return used.sha256 === sha256 && used.lineId === lineId ? accepted(used) : refused('signature', reader)
        if (signed.expires <= now()) return refused('signature', reader)
        const ofLine = (await findOpenImages(trx, orderId)).filter((image) => image.lineId === lineId)
        const today = await countImagesSince(trx, orderId, new Date(now() - day))
        if (ofLine.length >= maxPictures.line || today >= maxPictures.day) return refused('tooMany', reader)
        const size = checked.file.content.length
        const image = { orderId, lineId, signatureId: signed.id, sha256, size, ...checked.file }
        return accepted(await insertImage(trx, image))
      })
    },

    /** One that is not there is gone already. */
    remove: async (hash: string, imageId: string, reader: OrderReader): Promise<void> => {
      access.ensureOn(reader)
      const given = await access.byHash(hash, reader)
      if (given && /^[\da-f-]{36}$/.test(imageId)) await deleteImage(db, given.order.id, imageId)
    },
  }
}
