import type { StoreLogo } from '#contract/generated/types.ts'
import type { MailBlock, MailMessage } from './mail-messages.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

/** What people wrote in several lines stays in them. */
const linesHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

const sans = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const link = (
  button: string,
  url: string,
) => `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:999px;background:#0f5c46">
<a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;${sans};font-size:16px;font-weight:700;color:#fffdf8;text-decoration:none">${escapeHtml(button)}</a>
</td></tr></table>
<p style="margin:0;${sans};font-size:13px;line-height:1.5;color:#5b6675;word-break:break-all">${escapeHtml(url)}</p>
`

const ink = '#1f2a37'
const quiet = '#5b6675'
const rule = '1px solid #e4ded2'

/** A mail address or a number is longer than a phone is wide: it breaks anywhere, or the mail would be wider than the screen. */
const breaking = 'overflow-wrap:anywhere;word-break:break-word'

const paragraph = (text: string, style = `font-size:16px;color:${ink}`): string =>
  `<p style="margin:0 0 16px;${sans};line-height:1.5;${breaking};${style}">${linesHtml(text)}</p>`

const cell = (text: string, style: string): string =>
  `<td style="padding:8px 0;${sans};font-size:14px;line-height:1.5;color:${ink};vertical-align:top;${style}">${linesHtml(text)}</td>`

/** Of a column. */
const head = (text: string, style: string): string =>
  `<th scope="col" style="padding:8px 0;${sans};font-size:14px;line-height:1.5;font-weight:400;text-align:left;color:${quiet};${style}">${escapeHtml(text)}</th>`

const table = (rows: string[], role = ' role="presentation"'): string =>
  `<table${role} width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse">
${rows.map((row) => `<tr>${row}</tr>`).join('\n')}
</table>`

const first = 'white-space:nowrap;padding-right:12px'
const right = 'text-align:right;white-space:nowrap;padding-left:12px'

const goodsTable = ({ columns, rows, sums }: Extract<MailBlock, { kind: 'table' }>): string => {
  const last = columns.length - 1
  const styleOf = (index: number): string => (index === last ? right : index === 0 ? first : breaking)
  // Each on a line of its own: what makes plain text of a mail would run them together.
  const heads = columns.map((text, index) => head(text, `border-bottom:${rule};${styleOf(index)}`)).join('\n')
  const cells = (texts: string[]): string =>
    texts.map((text, index) => cell(text, `border-bottom:${rule};${styleOf(index)}`)).join('\n')
  const sum = ([label, amount]: readonly [string, string], index: number): string => {
    const style = index === sums.length - 1 ? 'font-weight:700' : ''
    return `<td colspan="${last}" style="padding:4px 0;${sans};font-size:14px;color:${ink};${style}">${escapeHtml(label)}</td>${cell(amount, `padding:4px 0;${right};${style}`)}`
  }
  return table([heads, ...rows.map(cells), ...sums.map(sum)], '')
}

const blockHtml = (block: MailBlock): string => {
  switch (block.kind) {
    case 'headline':
      return `<h2 style="margin:24px 0 8px;${sans};font-size:18px;line-height:1.3;color:${ink}">${escapeHtml(block.text)}</h2>`
    case 'lines':
      return `<p style="margin:0 0 16px;${sans};font-size:14px;line-height:1.5;color:${ink};${breaking}">${block.lines.map(escapeHtml).join('<br>')}</p>`
    case 'facts':
      return table(
        block.rows.map(
          ([label, value]) =>
            cell(label, `color:${quiet};padding-right:12px;${breaking}`) + cell(value, `width:65%;${breaking}`),
        ),
      )
    case 'table':
      return goodsTable(block)
    case 'picture':
      return `<p style="margin:0 0 16px"><img src="cid:${block.id}" alt="${escapeHtml(block.alt)}" width="${block.pixels}" height="${block.pixels}"></p>`
    case 'link':
      return `<p style="margin:24px 0 0;${sans};font-size:13px;line-height:1.5"><a href="${escapeHtml(block.url)}" style="color:${quiet}">${escapeHtml(block.text)}</a></p>`
    case 'smallPrint': {
      const small = `font-size:12px;color:${quiet};margin:0 0 8px`
      const headline = block.headline === null ? [] : [paragraph(block.headline, `${small};font-weight:700`)]
      return [...headline, ...block.paragraphs.map((text) => paragraph(text, small))].join('\n')
    }
  }
}

/** Programs that fetch no pictures show its name. */
const logoHtml = ({ src, width, height }: StoreLogo, home: string, shop: string): string =>
  `<img src="${escapeHtml(home + src)}" alt="${escapeHtml(shop)}" width="${width}" height="${height}" style="display:block;border:0">`

/** Mail programs know tables and attributes, and no style sheets: the colours are those of web/ui/tokens.css. */
export const htmlOf = (message: MailMessage, language: string, logo: StoreLogo | null = null): string => {
  const { subject, greeting, headline, paragraphs, button, url, blocks, footer, shop, home } = message
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
<tr><td style="padding:20px 32px;background:${logo ? '#fffdf8' : '#0f5c46'};border-bottom:6px solid #ffc83d">
<a href="${escapeHtml(home)}" style="${sans};font-size:22px;font-weight:800;letter-spacing:-0.02em;color:${logo ? '#0f5c46' : '#fffdf8'};text-decoration:none">${logo ? logoHtml(logo, home, shop) : escapeHtml(shop)}</a>
</td></tr>
<tr><td style="padding:32px">
<h1 style="margin:0 0 20px;${sans};font-size:26px;line-height:1.2;font-weight:800;letter-spacing:-0.01em;color:#1f2a37">${escapeHtml(headline)}</h1>
${[greeting, ...paragraphs].map((text) => paragraph(text)).join('\n')}
${button === null ? '' : link(button, url)}${blocks.map(blockHtml).join('\n')}</td></tr>
<tr><td style="padding:20px 32px;background:#f4f1ea;${sans};font-size:13px;line-height:1.5;color:#5b6675">${linesHtml(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const blockText = (block: MailBlock): string => {
  switch (block.kind) {
    case 'headline':
      return `${block.text}\n${'-'.repeat(block.text.length)}`
    case 'lines':
      return block.lines.join('\n')
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'table':
      return [
        ...block.rows.map((row) => row.join(' | ')),
        ...block.sums.map(([label, amount]) => `${label}: ${amount}`),
      ].join('\n')
    case 'picture':
      return ''
    case 'link':
      return `${block.text}:\n${block.url}`
    case 'smallPrint':
      return [...(block.headline === null ? [] : [block.headline]), ...block.paragraphs].join('\n\n')
  }
}

/** The same for those who read plain text. */
export const textOf = ({ headline, greeting, paragraphs, button, url, blocks, footer, shop }: MailMessage): string =>
  [
    headline,
    greeting,
    ...paragraphs,
    ...(button === null ? [] : [`${button}:\n${url}`]),
    ...blocks.map(blockText).filter((text) => text !== ''),
    `-- \n${shop}\n${footer}`,
  ].join('\n\n')
