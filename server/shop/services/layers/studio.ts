import { createOrganisationOperators } from '../../modules/account/business/organisation-operators.service.ts'
import { createDesk } from '../../modules/studio/desk/desk.service.ts'
import { createEditors } from '../../modules/studio/editors/editors.service.ts'
import { createPastLoads } from '../../modules/studio/loads/loads.service.ts'
import { createMerchantDesk } from '../../modules/studio/merchant/merchant.service.ts'
import { createDraftedPages } from '../../modules/studio/studio/drafted-pages.ts'
import { createOpenPoints } from '../../modules/studio/studio/open-points.ts'
import { createPreviewLinks } from '../../modules/studio/studio/preview-links/preview-links.service.ts'
import { createStudioService } from '../../modules/studio/studio/studio.service.ts'
import type { Ground } from '../settings.ts'
import type { MembershipsLayer } from './memberships.ts'

/** What editors work with. */
export const createStudioLayer = (
  { db, settings }: Ground,
  { catalogue, checkFile, product, stores, throttle, ...below }: MembershipsLayer,
) => {
  const editors = createEditors({
    db,
    stores,
    throttle,
    translate: below.translate,
    sealKeys: settings.reviews.linkKeys,
  })
  return {
    drafts: { ofPages: createDraftedPages(db) },
    studio: createStudioService({ db, catalogue, product, checkFile }),
    openPoints: createOpenPoints({ db, legal: below.legal }),
    previewLinks: createPreviewLinks(db),
    pastLoads: createPastLoads({ db }),
    desk: createDesk({
      db,
      catalogue,
      translate: below.translate,
      documents: below.orderDocuments,
      fulfilment: below.fulfilment,
      mails: below.mails,
      merchandise: below.merchandise,
      newsletter: below.newsletter,
      operators: below.paymentOperators,
      organisations: createOrganisationOperators({ db }),
      receipts: below.returnReceipts,
      stores,
      uploads: below.uploads,
      visitors: below.visitors,
      withdrawals: below.withdrawals,
    }),
    merchant: createMerchantDesk({
      db,
      carts: below.carts,
      catalogue,
      editors,
      lightning: below.lightning,
      promotions: below.promotions,
      stores,
      translate: below.translate,
      vouchers: below.vouchers,
    }),
    editors,
  }
}
