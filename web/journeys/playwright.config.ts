import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const root = join(import.meta.dirname, '../..')

/** Started as this machine's Chromium wants it: without a sandbox as root, and without calls to its maker's hosts. */
const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results/browser'),
  globalSetup: './whole-shop.ts',
  reporter: [['list'], ['json']],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { launchOptions: chromium, locale: 'de-DE', trace: 'retain-on-failure' },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }, grepInvert: /@desktop/ },
    {
      name: 'without scripts',
      use: { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false },
      grep: /@without-scripts/,
    },
  ],
})
