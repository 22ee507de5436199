import { uiLanguage } from './texts.ts'

/** In the shop's time zone, in which editors plan. */
export const formatTime = (iso: string): string =>
  new Intl.DateTimeFormat(uiLanguage.value() === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(iso))

/** As the browser's field for day and time wants it, in the editor's time zone; empty when it is no time. */
export function localTime(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
