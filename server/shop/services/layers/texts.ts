import { createMediaService } from '../../modules/catalogue/media/media.service.ts'
import { createLegalService } from '../../modules/content/legal/legal.service.ts'
import { createMarks } from '../../modules/content/marks/marks.service.ts'
import { createMissingTexts } from '../../modules/content/translations/missing-texts.ts'
import { createTranslate } from '../../modules/content/translations/translate.ts'
import { createTranslationsService } from '../../modules/content/translations/translations.service.ts'
import { createMailLinkSeals } from '../../modules/mail/mail-links/mail-link.ts'
import { createMailLinks } from '../../modules/mail/mail-links/mail-links.service.ts'
import { createMailsService } from '../../modules/mail/mails/mails.service.ts'
import type { Ground } from '../settings.ts'
import type { StoresLayer } from './stores.ts'

/** Texts, pictures and mails. */
export const createTextsLayer = ({ db, settings, later }: Ground, { stores, parameters }: StoresLayer) => {
  const translations = createTranslationsService(db)
  const missingTexts = createMissingTexts()
  const translate = createTranslate(translations, missingTexts.note)
  const media = createMediaService(db)
  const marks = createMarks({ media, parameters, translate })
  const links = createMailLinkSeals(settings.reviews.linkKeys)
  const orderMessage = later('orderMessage').write
  return {
    translations,
    translate,
    missingTexts,
    links,
    legal: createLegalService(),
    media,
    marks,
    mails: createMailsService({ db, translate, marks, stores, parameters, settings: settings.mails, orderMessage }),
    mailLinks: createMailLinks({
      links,
      handlers: {
        confirmStockAlert: later('confirmStockAlert'),
        endStockAlerts: later('endStockAlerts'),
        endReviewRequests: later('endReviewRequests'),
        confirmNewsletter: later('confirmNewsletter'),
        endNewsletter: later('endNewsletter'),
        confirmPrimeWaitingList: later('confirmPrimeWaitingList'),
        endPrimeWaitingList: later('endPrimeWaitingList'),
      },
    }),
  }
}

export type TextsLayer = StoresLayer & ReturnType<typeof createTextsLayer>
