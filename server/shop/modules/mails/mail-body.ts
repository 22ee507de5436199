import type { MailWords } from './mail-messages.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

const sans = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const link = (
  button: string,
  url: string,
) => `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:999px;background:#0f5c46">
<a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;${sans};font-size:16px;font-weight:700;color:#fffdf8;text-decoration:none">${escapeHtml(button)}</a>
</td></tr></table>
<p style="margin:0;${sans};font-size:13px;line-height:1.5;color:#5b6675;word-break:break-all">${escapeHtml(url)}</p>
`

/** Mail programs know tables and attributes, and no style sheets: the colours are those of web/ui/tokens.css. */
export const htmlOf = (words: MailWords, language: string): string => {
  const { subject, greeting, headline, paragraphs, button, url, footer, shop, home } = words
  const line = (text: string, style = '') =>
    `<p style="margin:0 0 16px;${sans};font-size:16px;line-height:1.5;color:#1f2a37;${style}">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f1ea">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ea">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf8;border-radius:12px;overflow:hidden">
<tr><td style="padding:20px 32px;background:#0f5c46;border-bottom:6px solid #ffc83d">
<a href="${escapeHtml(home)}" style="${sans};font-size:22px;font-weight:800;letter-spacing:-0.02em;color:#fffdf8;text-decoration:none">${escapeHtml(shop)}</a>
</td></tr>
<tr><td style="padding:32px">
<h1 style="margin:0 0 20px;${sans};font-size:26px;line-height:1.2;font-weight:800;letter-spacing:-0.01em;color:#1f2a37">${escapeHtml(headline)}</h1>
${line(greeting)}
${paragraphs.map((text) => line(text)).join('\n')}
${button === null ? '' : link(button, url)}</td></tr>
<tr><td style="padding:20px 32px;background:#f4f1ea;${sans};font-size:13px;line-height:1.5;color:#5b6675">${escapeHtml(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** The same for those who read plain text. */
export const textOf = ({ headline, greeting, paragraphs, button, url, footer, shop }: MailWords): string =>
  [
    headline,
    greeting,
    ...paragraphs,
    ...(button === null ? [] : [`${button}:\n${url}`]),
    `-- \n${shop}\n${footer}`,
  ].join('\n\n')
