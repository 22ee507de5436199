import type { FirstPage } from '../../../web/lib/scope/first-page.ts'

/** The data block that the edge put into its page. */
export async function blockOf(page: string): Promise<FirstPage> {
  const html = await (await fetch(page)).text()
  const data = html.match(/id="page-data">(.*?)<\/script>/s)?.[1]
  if (!data) throw new Error('The page has no data block')
  return JSON.parse(data) as FirstPage
}
