import type { IncomingHttpHeaders } from 'node:http'
import { isBusinessStore, shopLanguages } from '#contract/stores.ts'
import { escapeHtml } from '#web/lib/page/head-html.ts'
import { documentTitle } from '#web/lib/page/page-head.ts'
import type { Visitor } from '../../visitor/visitor.ts'
import { sourceHash } from '../render/web-build.ts'
import type { ShopNames } from '../shop-names.ts'
import { type BusyText, busyText } from './busy-texts.ts'

type BusyPage = { html: string; styleHashes: readonly string[] }

/** `seconds`: after how many the page asks again. */
type BusyState = { status: number; seconds: number; visitor: Pick<Visitor, 'store' | 'language'> }

export type BusyPages = (requested: BusyState) => BusyPage

/** Takes the form of the page that says that there are too many cookies (forms/cookies-page.ts). */
export const cookieDeletion = '/api/delete-cookies/'

const rules = `*{box-sizing:border-box;margin:0}
html{color:#1f2a37;background:#fffdf8;font:1rem/1.5 "Figtree Variable","Figtree Fallback",sans-serif}
body{min-height:100svh;display:grid;grid-template-rows:auto 1fr;padding:1.5rem}
header a{display:inline-flex;gap:.75rem;align-items:center;color:inherit;text-decoration:none}
header,h1{font-family:"Bricolage Grotesque Variable","Bricolage Fallback",sans-serif;font-weight:700;letter-spacing:-.01em;line-height:1.2}
header{font-size:1.5rem}
main{align-self:center;justify-self:center;max-width:34rem;padding:2.5rem;border-radius:12px;background:#f4f1ea;border-top:8px solid #ffc83d}
.b2b main{border-top-color:#0f5c46}
h1{font-size:2rem;text-wrap:balance}
p{margin-top:1rem;font-size:1.125rem}
p.quiet{color:#5b6675;font-size:1rem}
p.ways{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;align-items:center;font-size:1rem}
p.ways a{color:#0f5c46;padding-block:.75rem}
p.ways a:first-child,button{padding-inline:1.5rem;border-radius:999px;background:#0f5c46;color:#fffdf8;text-decoration:none}
button{margin-top:1.5rem;border:0;min-height:3rem;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #1d5fd1;outline-offset:2px}
@media(max-width:30rem){main{padding:1.5rem}}
`

/** A page for each status, pause, store and language: some dozens. */
const maxCached = 200

/**
 * The page that is sent when no other can be made: at too much load, when even the error page failed, or with too many cookies. It needs nothing but
 * this process, which remembers the name of the shop, and no script: the browser asks again by itself, where that may help.
 */
export function busyPages(fontFaces: string, names: ShopNames): BusyPages {
  const css = fontFaces + rules
  const styleHashes = [sourceHash(css)]
  const make = ({ status, seconds, visitor: { store, language } }: BusyState, shopName: string): BusyPage => {
    const isB2b = isBusinessStore(store)
    const textLanguage = shopLanguages[language]
    const text = (key: BusyText) => busyText(key, textLanguage, isB2b)
    const hasCookies = status === 431
    const kind = hasCookies ? 'cookies' : status === 503 || status === 429 ? 'busy' : 'failed'
    const refresh = hasCookies ? '' : `\n<meta http-equiv="refresh" content="${seconds}">`
    const ways = hasCookies
      ? `<form method="post" action="${cookieDeletion}"><button>${text('error.cookies.delete')}</button></form>`
      : `<p class="quiet">${text('error.busy.reload')}</p>
<p class="ways"><a href="">${text('error.retry')}</a><a href="/">${text('error.home')}</a></p>`
    const headline = text(`error.${kind}.headline`)
    const html = `<!DOCTYPE html>
<html lang="${textLanguage}"${isB2b ? ' class="b2b"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">${refresh}
<meta name="robots" content="noindex">
<title>${escapeHtml(documentTitle(headline, shopName))}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${css}</style>
</head>
<body>
<header><a href="/"><img src="/favicon.svg" alt="" width="48" height="48">${escapeHtml(shopName || text('error.home'))}</a></header>
<main>
<h1>${headline}</h1>
<p>${text(`error.${kind}.text`)}</p>
${ways}
</main>
</body>
</html>
`
    return { html, styleHashes }
  }
  // Under overload hundreds are sent in a second: each is made once, and its policy with it (see policyOf of pages.ts).
  const pages = new Map<string, BusyPage>()
  return (requested) => {
    const { status, seconds, visitor } = requested
    const name = names.of(visitor)
    const key = `${status} ${seconds} ${visitor.store} ${visitor.language} ${name}`
    const page = pages.get(key) ?? make(requested, name)
    if (pages.size < maxCached) pages.set(key, page)
    return page
  }
}

/** Browsers ask for documents with text/html; what a script fetches gets JSON. Callers that name nothing take anything. */
export function wantsPage({ accept }: IncomingHttpHeaders): boolean {
  return accept === undefined || accept.includes('text/html')
}
