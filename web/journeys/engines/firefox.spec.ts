// puppeteer-core instead of Playwright: it speaks WebDriver BiDi with a Firefox as it is installed; Playwright takes only one of its own build.
import { expect, test } from '@playwright/test'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { findFirefox } from '../support/firefox.ts'
import { address } from '../support/shop.ts'

const executablePath = findFirefox()
let browser: Browser

test.skip(!executablePath, 'There is no Firefox')
test.beforeAll(async () => {
  browser = await launch({ browser: 'firefox', executablePath: executablePath ?? '', headless: true })
})
test.afterAll(() => browser?.close())

/** A page of a visitor of its own, who has answered what the shop asks, and what its scripts tell as errors. */
async function visit() {
  const context = await browser.createBrowserContext()
  await context.setCookie({ name: 'consent', value: '1', domain: 'localhost', path: '/' })
  const page = await context.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return { page, errors, close: () => context.close() }
}

const isHydrated = (page: Page) => page.waitForSelector('html[data-hydrated]')

/** The first link to a path below this one, pressed as a script presses it: at any moment. */
const press = (page: Page, path: string) =>
  page.evaluate((path) => {
    const link = [...document.links].find(({ pathname }) => pathname.startsWith(path))
    link?.click()
  }, path)

test('Firefox: a link that is pressed while scripts still come leads on, and nothing is told as an error', async () => {
  for (const pause of [0, 200, 500, 900, 1300]) {
    const { page, errors, close } = await visit()
    await page.goto(address('/'), { waitUntil: 'domcontentloaded' })
    await new Promise((go) => setTimeout(go, pause))
    await press(page, '/schreiben/')
    await page.waitForFunction(() => location.pathname.startsWith('/schreiben/'))
    await isHydrated(page)
    expect(errors, `after ${pause} ms`).toEqual([])
    await close()
  }
})
