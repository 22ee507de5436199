import type { StudioDeskResult, StudioFreeArticleInput, StudioFreeArticles } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { FreeArticleRow } from '#engine/modules/catalogue/promotions/promotions.tables.ts'
import { voucherCode } from '#engine/modules/checkout/vouchers/vouchers.rules.ts'
import { DeskRefused } from '../../desk/desk-change.ts'
import { versionOf } from '../../desk/record-version.ts'
import type { DeskDetails } from '../../studio/studio.tables.ts'
import type { MerchantCall } from '../deals/deals.ts'
import { amountErrors, positionErrors, reachErrors, unless, withoutRepeats } from '../entered.rules.ts'
import { findItems } from '../items.repository.ts'
import { itemQueryOf } from '../items.ts'
import { findKnown } from '../reach.repository.ts'
import { findFreeArticlesOf, isCodeTaken, lockFreeArticles } from './promotions.repository.ts'
import type { PromotionsDependencies } from './promotions.ts'

type FreeArticlesDependencies = Pick<PromotionsDependencies, 'db' | 'change' | 'promotions'>

const detailsOf = ({ itemId, code, kind, minimumValue, position }: FreeArticleRow): DeskDetails => ({
  ...{ itemId, code, kind, minimumValue, position },
})

/** What a store's carts may choose for nothing, as merchants decide it. */
export const createFreeArticlesOfMerchants = ({ db, change, promotions }: FreeArticlesDependencies) => ({
  list: async (audience: Audience): Promise<StudioFreeArticles> => {
    const { id: store, currencyCode } = audience.store
    const rows = await findFreeArticlesOf(db, store)
    const ids = rows.map(({ itemId }) => itemId)
    const names = new Map((await findItems(db, ids, itemQueryOf(audience))).map(({ id, name }) => [id, name]))
    return {
      articles: rows.map(({ store: _, ...row }) => ({
        ...row,
        name: names.get(row.itemId) ?? null,
        version: versionOf(detailsOf({ store, ...row })),
      })),
      currency: currencyCode,
    }
  },

  save: (
    { input, version }: { input: StudioFreeArticleInput; version: string | null },
    call: MerchantCall,
  ): Promise<StudioDeskResult> =>
    change(call, async (trx) => {
      const { store } = call
      const { kind, position } = input
      const itemId = input.itemId ?? ''
      await lockFreeArticles(trx, store)
      const [before] = await findFreeArticlesOf(trx, store, itemId)
      if (version !== null && (!before || versionOf(detailsOf(before)) !== version)) throw new DeskRefused('changed')
      const code = voucherCode(input.code ?? '')
      const isTaken = code !== null && (await isCodeTaken(trx, { store, itemId, code }))
      const isArticle = kind === 'article'
      const known = await findKnown(trx, { categoryIds: [], itemIds: [itemId] })
      const errors = [
        ...unless(itemId !== '', 'itemId', 'required'),
        ...unless(version !== null || !before, 'itemId', 'twice'),
        ...reachErrors({ itemId }, known),
        ...unless(Boolean(input.code?.trim()), 'code', 'required'),
        ...unless(code !== null || !input.code?.trim(), 'code', 'code'),
        ...unless(!isTaken, 'code', 'taken'),
        ...(isArticle
          ? amountErrors('minimumValue', input.minimumValue ?? null, call.audience.store.currencyCode)
          : []),
        ...positionErrors(position),
      ]
      if (errors.length > 0) throw new DeskRefused('fields', withoutRepeats(errors))
      const minimumValue = isArticle ? (input.minimumValue ?? 0) : 0
      const row = { store, itemId, code: code ?? '', kind, minimumValue, position: position ?? 0 }
      await promotions.desk.saveFreeArticles(trx, [row])
      return {
        action: 'saveFreeArticle',
        key: itemId,
        before: before ? detailsOf(before) : null,
        after: detailsOf(row),
      }
    }),

  remove: (itemId: string, call: MerchantCall): Promise<StudioDeskResult> =>
    change(call, async (trx) => {
      await lockFreeArticles(trx, call.store)
      const [before] = await findFreeArticlesOf(trx, call.store, itemId)
      if (!before) throw new DeskRefused('unknown')
      await promotions.desk.deleteFreeArticle(trx, call.store, itemId)
      return { action: 'removeFreeArticle', key: itemId, before: detailsOf(before) }
    }),
})
