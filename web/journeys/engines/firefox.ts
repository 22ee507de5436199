// puppeteer-core instead of Playwright: it speaks WebDriver BiDi with a Firefox as it is installed; Playwright takes only one of its own build.
import { type Browser, launch } from 'puppeteer-core'
import type { Engine, Tab } from './engine.ts'

// As the window, not by a call of Puppeteer: an older Firefox refuses what it sends along.
const args = ['--width=1280', '--height=900']

export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: null, args })
  return { openTab: () => openTab(browser), stop: () => browser.close() }
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext()
  await context.setCookie({ name: 'consent', value: '1', domain: 'localhost', path: '/' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    const [place] = message.stackTrace()
    if (message.type() === 'error') errors.push(`${message.text()} at ${place?.url}:${place?.columnNumber}`)
  })
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    run: (body, ...args) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(args)})`) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    errors,
    close: () => context.close(),
  }
}
