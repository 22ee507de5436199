import type { Resolvers } from '#engine/generated/resolvers.ts'
import type { ShopContext } from '#engine/graphql/context.ts'
import type { MerchantCall } from './deals/deals.ts'

const callOf = async (key: string, context: ShopContext): Promise<MerchantCall> => ({
  desk: 'merchant',
  editor: await context.editor(),
  store: context.store.id,
  key,
  audience: context,
})

/** Who may ask for what is decided by the gate (server/shop/graphql/studio-gate.ts). */
export const merchantResolvers: Resolvers = {
  Query: {
    studio_items: (_parent, { search, ids }, context) => context.merchant.items({ search, ids: ids ?? null }, context),
    studio_deals: (_parent, { state, page }, context) =>
      context.merchant.deals.list({ state: state ?? null, page }, context),
    studio_deal: (_parent, { id }, context) => context.merchant.deals.one(id, context),
    studio_dealPreview: async (_parent, { deal, id }, context) =>
      context.merchant.deals.preview(deal, id ?? null, await callOf('', context)),
    studio_vouchers: (_parent, { search, state, page }, { merchant, store }) =>
      merchant.vouchers.list({ search, state: state ?? null, page }, { store: store.id }),
    studio_voucher: (_parent, { code }, { merchant, store }) => merchant.vouchers.one(code, { store: store.id }),
    studio_voucherSeries: (_parent, { page }, { merchant, store }) =>
      merchant.vouchers.series(page, { store: store.id }),
    studio_cartPreview: (_parent, { items, voucher, promotion, promotionId }, context) =>
      context.merchant.cartPreview(
        { items, voucher: voucher ?? null, promotion: promotion ?? null, promotionId: promotionId ?? null },
        context,
      ),
    studio_promotions: (_parent, { state, page }, { merchant, store }) =>
      merchant.promotions.list({ state: state ?? null, page }, { store: store.id }),
    studio_product: (_parent, { id }, context) => context.merchant.products.one(id, context),
    studio_productTexts: (_parent, { id }, context) => context.merchant.products.texts(id, context),
    studio_massChangePreview: (_parent, request, context) => context.merchant.massChanges.preview(request, context),
    studio_massChanges: (_parent, _arguments, { merchant, store }) => merchant.massChanges.list(store.id),
    studio_manufacturers: (_parent, { search }, { merchant }) => merchant.massChanges.manufacturers(search),
    studio_freeArticles: (_parent, _arguments, context) => context.merchant.freeArticles.list(context),
    studio_exampleCart: (_parent, _arguments, context) => context.merchant.exampleCart(context),
  },
  Mutation: {
    studio_createVoucher: async (_parent, { voucher, key }, context) =>
      context.merchant.vouchers.create(voucher, await callOf(key, context)),
    studio_changeVoucher: async (_parent, { code, version, voucher, key }, context) =>
      context.merchant.vouchers.change({ code, version, input: voucher }, await callOf(key, context)),
    studio_stopVoucher: async (_parent, { code, key }, context) =>
      context.merchant.vouchers.stop(code, await callOf(key, context)),
    studio_createVoucherSeries: async (_parent, { voucher, prefix, count, key }, context) =>
      context.merchant.vouchers.createSeries(
        { input: voucher, prefix: prefix ?? null, count: count ?? null },
        await callOf(key, context),
      ),
    studio_stopVoucherSeries: async (_parent, { id, key }, context) =>
      context.merchant.vouchers.stopSeries(id, await callOf(key, context)),
    studio_createPromotion: async (_parent, { promotion, key }, context) =>
      context.merchant.promotions.create(promotion, await callOf(key, context)),
    studio_changePromotion: async (_parent, { id, version, promotion, key }, context) =>
      context.merchant.promotions.change({ id, version, input: promotion }, await callOf(key, context)),
    studio_stopPromotion: async (_parent, { id, key }, context) =>
      context.merchant.promotions.stop(id, await callOf(key, context)),
    studio_saveFreeArticle: async (_parent, { article, version, key }, context) =>
      context.merchant.freeArticles.save({ input: article, version: version ?? null }, await callOf(key, context)),
    studio_removeFreeArticle: async (_parent, { itemId, key }, context) =>
      context.merchant.freeArticles.remove(itemId, await callOf(key, context)),
    studio_changePrice: async (_parent, { itemId, version, price, key }, context) =>
      context.merchant.products.changePrice({ itemId, version, input: price }, await callOf(key, context)),
    studio_removePlannedPrice: async (_parent, { itemId, startsAt, key }, context) =>
      context.merchant.products.removePlannedPrice(itemId, startsAt, await callOf(key, context)),
    studio_changeStock: async (_parent, { itemId, version, pieces, key }, context) =>
      context.merchant.products.changeStock({ itemId, version, pieces: pieces ?? null }, await callOf(key, context)),
    studio_changeSale: async (_parent, { productId, version, isSold, key }, context) =>
      context.merchant.products.changeSale({ productId, version, isSold }, await callOf(key, context)),
    studio_changeTexts: async (_parent, { productId, version, texts, key }, context) =>
      context.merchant.products.changeTexts({ productId, version, texts }, await callOf(key, context)),
    studio_changePictures: async (_parent, { itemId, version, pictures, key }, context) =>
      context.merchant.products.changePictures({ itemId, version, pictures }, await callOf(key, context)),
    studio_massChange: async (_parent, { key, ...request }, context) =>
      context.merchant.massChanges.change(request, await callOf(key, context)),
    studio_undoMassChange: async (_parent, { id, key }, context) =>
      context.merchant.massChanges.undo(id, await callOf(key, context)),
    studio_exportVoucherSeries: async (_parent, { id }, context) =>
      context.merchant.vouchers.exportSeries(id, await callOf('', context)),
    studio_createDeal: async (_parent, { deal, key }, context) =>
      context.merchant.deals.create(deal, await callOf(key, context)),
    studio_changeDeal: async (_parent, { id, version, deal, key }, context) =>
      context.merchant.deals.change({ id, version, input: deal }, await callOf(key, context)),
    studio_endDeal: async (_parent, { id, key }, context) => context.merchant.deals.end(id, await callOf(key, context)),
  },
}
