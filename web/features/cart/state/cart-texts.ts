import { logFailure } from '#web/lib/browser/leaving.ts'
import { needTexts } from '#web/lib/i18n/load-more-texts.ts'

/** Loads the cart's texts. Where they do not come, only their words are missing: an answer of the shop is shown all the same. */
export const loadCartTexts = (): Promise<void> => needTexts(['cart']).catch(logFailure)
