import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromium } from './support/chromium.ts'

const root = join(import.meta.dirname, '../..')
const desk = { viewport: { width: 1440, height: 900 } }
/** Scripts are not optimised: no document lives long enough to gain by it, and a tenth of the journeys' time went there. */
const launchOptions = { ...chromium, args: [...chromium.args, '--js-flags=--no-opt --no-maglev'] }
const apart = /(outage|versions)\.spec\.ts/

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(root, 'test-results/browser'),
  globalSetup: './support/whole-shop.ts',
  reporter: 'list',
  // One more than a machine of two cores has: a journey also waits, for answers, for what moves and for clocks.
  workers: 3,
  // A busy machine spoils one of many hundred now and then; what fails twice fails, and what failed once is listed as flaky.
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  // Ends journeys that never end; slowness on a busy machine is no error.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    // A press on what is not there says so before the whole journey runs out of time.
    actionTimeout: 60_000,
    launchOptions,
    locale: 'de-DE',
    screenshot: 'only-on-failure',
    // What a service worker fetches can't be watched or held back by a journey.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', testIgnore: apart, grepInvert: /@phone|@without-scripts/, use: desk },
    // @phone: for phones only; @both: a second time there, since layout or touch differ. All other tests run once.
    {
      name: 'phone',
      testIgnore: apart,
      grep: /@phone|@both/,
      // Drawn with one pixel for each of CSS: seven times less to draw, and nothing that is asserted depends on it.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    { name: 'without scripts', grep: /@without-scripts/, use: { ...desk, javaScriptEnabled: false } },
    { name: 'versions', testMatch: /versions\.spec\.ts/, use: { ...desk, serviceWorkers: 'allow' } },
    // It stops the engine of all journeys.
    {
      name: 'outage',
      testMatch: /outage\.spec\.ts/,
      workers: 1,
      dependencies: ['desktop', 'phone', 'without scripts', 'versions'],
      use: desk,
    },
  ],
})
