import { chromium as playwright } from '@playwright/test'
import t from 'tap'
import { chromiumHint, findChromium } from './chromium.ts'

const found = (installed: string[], env: { CHROMIUM?: string; PATH?: string } = {}) =>
  findChromium({ PATH: '/usr/local/bin:/usr/bin', ...env }, (path) => installed.includes(path))

t.test('the journeys take the Chromium that there is, the quickest first', async (t) => {
  t.equal(found(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']), '/usr/bin/chromium-headless-shell')
  t.equal(found(['/usr/bin/google-chrome']), '/usr/bin/google-chrome')
  t.equal(found(['/opt/chrome/google-chrome'], { PATH: '/opt/chrome' }), '/opt/chrome/google-chrome')
  t.equal(found(['/snap/bin/chromium']), '/snap/bin/chromium')
  t.match(found(['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']), 'Google Chrome')
  const own = playwright.executablePath()
  t.equal(found([own, '/usr/bin/chromium-browser']), own, 'Playwright’s own before what may only be a hint of Ubuntu’s')
  t.equal(found(['/usr/bin/chromium-browser']), '/usr/bin/chromium-browser')
  t.equal(found([]), null)
})

t.test('CHROMIUM says which, and is named where there is none', async (t) => {
  t.equal(found(['/usr/bin/chromium', '/mine'], { CHROMIUM: '/mine' }), '/mine')
  t.equal(found(['/usr/bin/chromium'], { CHROMIUM: '/gone' }), null, 'not another than was asked for')
  t.match(chromiumHint, 'CHROMIUM=')
})
