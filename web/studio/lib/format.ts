import { shopTimeZone } from './shop-time.ts'
import { uiLanguage } from './texts.ts'

export const formatTime = (iso: string): string =>
  new Intl.DateTimeFormat(uiLanguage.value() === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: shopTimeZone,
  }).format(new Date(iso))
