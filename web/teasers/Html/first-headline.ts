const firstH1 = /<h1\b[^>]*>([\s\S]*?)<\/h1>/i
const tags = /<[^>]*>/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** HTML as plain text in one line, for where no markup is allowed. */
export function plainText(html: string): string {
  return html
    .replaceAll(tags, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Text of the first h1, which titles a page that has no title of its own (storefront.md §9). */
export function firstHeadline(html: string): string | null {
  const match = firstH1.exec(html)
  return (match?.[1] && plainText(match[1])) || null
}
