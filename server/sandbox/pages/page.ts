import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { type Language, pageTexts } from './page-texts.ts'

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Sends the only form of its page. */
export const submitAtOnce = 'document.forms[0].submit()'

/** Nothing from elsewhere, and no script but the page's own; forms lead here and on to the shop. */
const policy = (shopOrigins: readonly string[], script: string | undefined): string =>
  [
    "default-src 'none'",
    ...(script === undefined ? [] : [`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`]),
    "style-src 'self'",
    ["form-action 'self'", ...new Set(shopOrigins)].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

type Page = {
  title: string
  language: Language
  body: string
  shopOrigins?: readonly string[]
  /** A script that is in the body. */
  script?: string
  status?: number
}

export const sendPage = (
  reply: FastifyReply,
  { title, language, body, shopOrigins = [], script, status = 200 }: Page,
) =>
  reply
    .code(status)
    .headers({
      'content-security-policy': policy(shopOrigins, script),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<main>
<p class="note" role="note">${escapeHtml(pageTexts.noMoney[language])}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`)

export const stylesheet = `:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 38rem; margin: 0 auto; padding: 1rem; }
.note { border: 2px dashed currentColor; padding: 0.75rem; font-weight: 600; }
h1 { font-size: 1.5rem; line-height: 1.2; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
fieldset { border: 1px solid; border-radius: 0.5rem; margin: 0 0 1rem; padding: 0.5rem 1rem 1rem; }
legend { font-weight: 600; padding: 0 0.25rem; }
label { display: flex; gap: 0.75rem; align-items: center; min-height: 2.75rem; }
input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: 0.5rem 1.5rem; border: 2px solid; border-radius: 0.5rem; cursor: pointer; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`
