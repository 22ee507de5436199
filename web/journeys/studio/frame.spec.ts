import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { StudioEntriesOf } from '../../studio/generated/operations.ts'
import { address, expect, test } from '../support/shop.ts'
import { callStudio, newEditor, openStudio } from '../support/studio.ts'

const source = join(import.meta.dirname, '../../studio/compose/frame/replace-html.ts')
const pagesAtATime = 2

type Replacing = {
  parsePage: (html: string) => { page: Document }
  replaceDifferences: (old: Element, next: Element) => number
}

type EntriesAnswer = { data: { studio_entries: { entries: { path: string | null; state: string }[] } } }

/** Differences of the last run: a page that is not what a fresh document would be, and how many nodes it kept. */
async function replaceOneByTheNext(htmls: readonly string[], code: string): Promise<string[]> {
  const module: Replacing = await import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })))
  const [first = '', ...further] = htmls
  const { body } = module.parsePage(first).page
  return further.flatMap((html, index) => {
    const next = module.parsePage(html).page.body
    module.replaceDifferences(body, next)
    return body.isEqualNode(module.parsePage(html).page.body) ? [] : [String(index + 1)]
  })
}

test('E2.11 the frame’s replaced page equals a fresh one, for every page of the shop', async ({ page }) => {
  // Each of more than a hundred pages is rendered for it.
  test.setTimeout(600_000)
  await openStudio(page, await newEditor('editor'))

  const paths: string[] = []
  for (let number = 1; number < 6; number++) {
    const variables = { kind: 'page', language: 'de', page: number }
    const { data } = (await callStudio(page, '/studio/graphql', { id: StudioEntriesOf.id, variables })) as EntriesAnswer
    const { entries } = data.studio_entries
    paths.push(...entries.flatMap(({ path, state }) => (path?.startsWith('/') && state === 'published' ? [path] : [])))
    if (entries.length < 50) break
  }
  expect(paths.length).toBeGreaterThan(50)

  const scenario = { drafts: true, at: null, segments: null, tests: {}, customer: 'stranger', mode: 'edit' }
  const { token } = (await callStudio(page, '/studio/preview', scenario)) as { token: string }
  const htmlOf = async (path: string): Promise<string> => {
    let html = ''
    // An edge with too much to render refuses, and says so by 503.
    await expect(async () => {
      const answer = await page.request.get(address(`${path}?preview=${encodeURIComponent(token)}`))
      html = await answer.text()
      expect({ path, status: answer.status(), isPage: html.includes('<main') }).toEqual({
        path,
        status: 200,
        isPage: true,
      })
    }).toPass()
    return html
  }
  const htmls: string[] = []
  for (let start = 0; start < paths.length; start += pagesAtATime)
    htmls.push(...(await Promise.all(paths.slice(start, start + pagesAtATime).map(htmlOf))))

  await page.goto('about:blank')
  const code = stripTypeScriptTypes(await readFile(source, 'utf8'))
  const differing = await page.evaluate(
    ({ run, parts }) => (new Function(`return (${run})`)() as typeof replaceOneByTheNext)(parts.htmls, parts.code),
    { run: replaceOneByTheNext.toString(), parts: { htmls, code } },
  )
  expect(differing.map((index) => paths[Number(index)])).toEqual([])
})
