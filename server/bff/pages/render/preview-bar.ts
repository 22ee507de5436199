import type { Preview } from '#contract/preview.ts'
import { escapeHtml } from '#web/lib/page/head-html.ts'
import type { Site } from '#web/lib/page/site.ts'
import { sourceHash } from './web-build.ts'

const texts = {
  de: {
    label: 'Vorschau',
    drafts: 'Mit Entwürfen',
    published: 'Veröffentlichter Stand',
    segments: 'Segmente',
    none: 'keine',
    tests: 'Tests',
    customers: { stranger: 'Nicht angemeldet', private: 'Privatkundschaft', business: 'Geschäftskundschaft' },
    rule: 'Hier wird nichts bestellt oder gespeichert.',
    edit: 'Diese Seite bearbeiten',
    end: 'Vorschau beenden',
  },
  en: {
    label: 'Preview',
    drafts: 'With drafts',
    published: 'As published',
    segments: 'Segments',
    none: 'none',
    tests: 'Tests',
    customers: { stranger: 'Not logged in', private: 'Private customers', business: 'Business customers' },
    rule: 'Nothing is ordered or saved here.',
    edit: 'Edit this page',
    end: 'End preview',
  },
} as const

const css = `#preview-bar{position:fixed;inset:auto 0 0;z-index:50;display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-1) var(--space-2);padding:var(--space-1) var(--space-2);background:var(--ink);color:var(--paper);font-size:var(--text-s)}
#preview-bar p{flex:1;min-width:16em;margin:0}
#preview-bar a{display:inline-flex;align-items:center;min-height:44px;color:inherit}
#preview-bar button{min-height:44px;padding:0 var(--space-2);border:1px solid currentColor;border-radius:999px;background:transparent;color:inherit;font:inherit;cursor:pointer}
#preview-bar :is(a,button):focus-visible{outline:3px solid var(--chalk);outline-offset:2px}
body:has(#preview-bar){padding-bottom:6rem}`

/** Says on each page of a preview what it shows, and ends it by a form: no page of the shop carries a script for that. */
export const previewBarStyle = { css, hash: sourceHash(css) }

export function previewBar(preview: Preview, site: Site, href: string): string {
  const { drafts, at, segments, tests, customer } = preview
  const t = texts[site.textLanguage]
  const moment = at === null ? [] : [timeIn(site, at)]
  const parts = [
    drafts ? t.drafts : t.published,
    ...moment,
    ...(customer === null ? [] : [t.customers[customer]]),
    ...(segments === null ? [] : [`${t.segments}: ${segments.join(', ') || t.none}`]),
    ...(Object.keys(tests).length === 0 ? [] : [`${t.tests}: ${pairs(tests)}`]),
  ]
  const words = parts.map(escapeHtml).join(' · ')
  return `<aside id="preview-bar" aria-label="${t.label}"><p><strong>${t.label}:</strong> ${words}. ${t.rule}</p>${editLink(preview, site, href)}<form method="post" action="/studio/look/end"><input type="hidden" name="return" value="${escapeHtml(href)}"><button>${t.end}</button></form></aside>`
}

/** For editors; those who were sent a link have no studio. External: the studio is no page of the shop that its router could draw. */
function editLink({ by }: Preview, { textLanguage }: Site, href: string): string {
  if (by !== 'session') return ''
  const [path = '/'] = href.split('?')
  const address = `/studio/?${new URLSearchParams({ path, language: textLanguage })}`
  return `<a rel="external" href="${escapeHtml(address)}">${texts[textLanguage].edit}</a>`
}

const pairs = (tests: Preview['tests']): string =>
  Object.entries(tests)
    .map(([test, variant]) => `${test} = ${variant}`)
    .join(', ')

/** In the shop's time zone, in which editors choose times. */
function timeIn({ language }: Site, at: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(at))
}
