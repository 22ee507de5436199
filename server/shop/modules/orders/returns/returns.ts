import type { Database } from '#engine/db/database.ts'
import type { SealKey } from '#lib/seals.ts'
import type { PaymentRecords } from '../../checkout/payments/payment-records.service.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { FileChecks } from '../../content/uploads/checked-file.ts'
import type { MailsService } from '../../mail/mails/mails.service.ts'
import type { ParametersService } from '../../stores/parameters/parameters.service.ts'
import type { StoresService } from '../../stores/stores/stores.service.ts'
import type { OrderDocuments } from '../orders/documents/documents.service.ts'
import type { OrderKeys } from '../orders/order-key.ts'
import type { OrderAccess } from '../orders/view/order-access.ts'
import { createReturnAccess } from './access/return-access.ts'
import { createReturnLinks } from './access/return-link.ts'
import { createReturnCarriers } from './carriers/carriers.ts'
import type { CarrierSettings } from './carriers/dhl/dhl-settings.ts'
import { createReturnLabels } from './labels/labels.service.ts'
import { createReturnReceipts } from './receipt.service.ts'
import { createReturnImages } from './return-images.service.ts'
import { createReturnMails } from './return-mails.ts'
import { createReturnsService } from './returns.service.ts'

type Dependencies = {
  db: Database
  translate: Translate
  stores: Pick<StoresService, 'find'>
  parameters: Pick<ParametersService, 'value'>
  mails: Pick<MailsService, 'add'>
  records: PaymentRecords
  orderKeys: OrderKeys
  orderAccess: OrderAccess
  documents: OrderDocuments
  carrierSettings: CarrierSettings
  checkFile: FileChecks
  signatureKeys: readonly SealKey[]
}

/** The services of returns, put together. */
export const createReturns = (dependencies: Dependencies) => {
  const { db, parameters, records, orderKeys, orderAccess, carrierSettings } = dependencies
  const links = createReturnLinks(orderKeys)
  const parts = {
    ...dependencies,
    access: createReturnAccess({ db, parameters, links, orderAccess }),
    carriers: createReturnCarriers(carrierSettings, dependencies.translate),
    mails: createReturnMails({ mails: dependencies.mails, links }),
  }
  return {
    returns: createReturnsService(parts),
    returnImages: createReturnImages(parts),
    returnLabels: createReturnLabels(parts),
    returnReceipts: createReturnReceipts({ records, mails: parts.mails }),
  }
}
