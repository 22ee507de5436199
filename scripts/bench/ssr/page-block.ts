import type { FirstPage } from '#web/lib/scope/first-page.ts'

/** The data of a page, from the file that the page names or from the page itself. */
export async function blockOf(page: string): Promise<FirstPage> {
  const html = await (await fetch(page)).text()
  const address = dataAddressIn(html)
  if (address) return (await (await fetch(new URL(address, page))).json()) as FirstPage
  const data = html.match(/id="page-data">(.*?)<\/script>/s)?.[1]
  if (!data) throw new Error('The page has no data block')
  return JSON.parse(data) as FirstPage
}

/** Undefined where the page carries its data. */
const dataAddressIn = (html: string): string | undefined =>
  html.match(/ data-page-data="([^"]*)"/)?.[1]?.replaceAll('&amp;', '&')
