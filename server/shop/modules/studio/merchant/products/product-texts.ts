import type { StudioDeskResult, StudioProductTexts } from '#contract/generated/types.ts'
import type { ImportProductTexts } from '#contract/import/deltas.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Database } from '#engine/db/database.ts'
import { productTextsExporter } from '#engine/modules/catalogue/product/texts/product-texts.import.ts'
import { type ChangeAtDesk, DeskRefused } from '../../desk/desk-change.ts'
import { versionOf } from '../../desk/record-version.ts'
import { formViolations, pathInWords } from '../../loads/record.violations.ts'
import type { MerchantCall } from '../deals/deals.ts'
import { keepLoadsAway, loadAtDesk } from '../desk-load.ts'
import { notedDifferences, productTextErrors } from './product-texts.rules.ts'

const textsVersionOf = (texts: ImportProductTexts): string => versionOf({ texts: JSON.stringify(texts) })

/** Texts of products, as merchants change them: written as an import writes them. */
export const createTextsOfMerchants = ({ db, change }: { db: Database; change: ChangeAtDesk }) => ({
  texts: async (id: string, { textLanguage }: Audience): Promise<StudioProductTexts | null> => {
    const found = (await productTextsExporter.find(db, [id])).get(id)
    if (!found) return null
    const { productId: _, ...texts } = found
    return { id, name: found.name[textLanguage], version: textsVersionOf(found), texts }
  },

  changeTexts: (
    { productId, version, texts }: { productId: string; version: string; texts: unknown },
    call: MerchantCall,
  ): Promise<StudioDeskResult> =>
    change(call, async (trx) => {
      await keepLoadsAway(trx)
      const find = async () => (await productTextsExporter.find(trx, [productId])).get(productId)
      const before = await find()
      if (!before) throw new DeskRefused('unknown')
      if (textsVersionOf(before) !== version) throw new DeskRefused('changed')
      const record = { ...(texts as Omit<ImportProductTexts, 'productId'>), productId }
      const misformed = formViolations('productTexts', record)
      if (misformed.length > 0)
        throw new DeskRefused(
          'fields',
          misformed.map(({ path }) => ({ fieldName: pathInWords(path), code: 'form' })),
        )
      const errors = productTextErrors(record)
      if (errors.length > 0) throw new DeskRefused('fields', errors)
      await loadAtDesk(trx, { source: `texts of product ${productId}` }, [{ kind: 'productTexts', record }])
      const after = (await find()) ?? before
      return { action: 'changeTexts', key: productId, ...notedDifferences(before, after) }
    }),
})
