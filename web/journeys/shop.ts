import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

const port = () => process.env.SHOP_EDGE_PORT

/** Address in a store by its host, for example address('/cat/1000', 'at.localhost'). */
export const address = (path: string, host = 'localhost') => `http://${host}:${port()}${path}`

/** Every page is watched: what the browser's console says is wrong, and scripts that the policy refused, fail the test. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
      page.on('console', (message) => {
        // The browser itself reports every document whose status is not 200.
        if (message.type() === 'error' && !/Failed to load resource.*(404|410|503)/.test(message.text())) {
          faults.push(`console: ${message.text()}`)
        }
      })
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** The page has been taken over by its scripts. */
export const untilHydrated = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' })

/** WCAG 2.2 AA by axe, of the page as it stands. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
}

export { expect }
