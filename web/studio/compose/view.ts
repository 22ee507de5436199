import type { StoreId } from '#contract/generated/types.ts'
import type { Device } from './devices.ts'
import { draftScenario, type Scenario } from './frame/preview-token.ts'

/** How an editor looks at a page: kept while the page is loaded anew after it was published, planned or taken back. */
export type View = {
  device: Device
  scenario: Scenario
  /** The tab that is open at the left, and the one at the right. */
  left: 'outline' | 'parts'
  right: 'content' | 'page' | 'history'
}

export const firstView = (store: StoreId | undefined): View => ({
  device: 'desktop',
  scenario: draftScenario(store),
  left: 'outline',
  right: 'content',
})
