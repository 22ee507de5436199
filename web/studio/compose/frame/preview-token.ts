import type { StoreId } from '#contract/generated/types.ts'
import type { PreviewScenario } from '#contract/preview.ts'
import type { Page } from '../../page/page.ts'
import type { DraftSaver } from '../../versions/draft/draft-saver.ts'

/** What the page is looked at as: with drafts, at a time, as a kind of visitor. */
export type Scenario = PreviewScenario

/** Visitors of the business store have logged in. */
export const draftScenario = (store: StoreId | undefined): Scenario => ({
  drafts: true,
  at: null,
  segments: null,
  tests: {},
  customer: store === 'b2b' ? 'business' : 'stranger',
})

/** Seals what is to be previewed: for the frame (`edit`), or for looking at it as visitors do. Null without an answer. */
export async function previewToken(scenario: Scenario, mode: 'edit' | 'look'): Promise<string | null> {
  try {
    const response = await fetch('/studio/preview', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...scenario, mode }),
    })
    return response.ok ? ((await response.json()) as { token: string }).token : null
  } catch {
    return null
  }
}

export const frameAddress = (path: string, token: string): string => `${path}?preview=${encodeURIComponent(token)}`

/** Where the page is walked through as visitors see it, with all that was typed before; null without an answer. */
export async function lookAddress(
  path: string,
  scenario: Scenario,
  { flush }: Pick<DraftSaver<Page>, 'flush'>,
): Promise<string | null> {
  await flush()
  const token = await previewToken(scenario, 'look')
  return token && `/studio/look/${encodeURIComponent(token)}?to=${encodeURIComponent(path)}`
}
