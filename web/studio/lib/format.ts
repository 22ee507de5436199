import { uiLanguage } from './texts.ts'

/** In the shop's time zone, in which editors plan. */
export const formatTime = (iso: string): string =>
  new Intl.DateTimeFormat(uiLanguage.value() === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(iso))
