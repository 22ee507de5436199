import { isBusinessStore, shopLanguages } from '#contract/stores.ts'
import { escapeHtml } from '#web/lib/page/head-html.ts'
import { documentTitle } from '#web/lib/page/page-head.ts'
import type { Visitor } from '../visitor/visitor.ts'

const texts = {
  de: {
    title: 'Diese Vorschau ist beendet',
    text: 'Der Link ist abgelaufen oder wurde widerrufen. Wer ihn dir geschickt hat, kann einen neuen erstellen.',
    b2b: 'Der Link ist abgelaufen oder wurde widerrufen. Wer ihn Ihnen geschickt hat, kann einen neuen erstellen.',
    shop: 'Zum Shop',
  },
  en: {
    title: 'This preview has ended',
    text: 'The link has expired or was revoked. The person who sent it to you can make a new one.',
    b2b: 'The link has expired or was revoked. The person who sent it to you can make a new one.',
    shop: 'To the shop',
  },
} as const

/** For people who open a link to a preview too late: without styles and scripts, so that it needs neither a build nor a policy of its own. */
export function endedPage({ store, language }: Pick<Visitor, 'store' | 'language'>, shopName: string): string {
  const lang = shopLanguages[language]
  const { title, text, b2b, shop } = texts[lang]
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(documentTitle(title, shopName))}</title></head>
<body><main><h1>${title}</h1><p>${isBusinessStore(store) ? b2b : text}</p><p><a href="/">${shop}</a></p></main></body>
</html>
`
}
