import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium as playwright } from '@playwright/test'

/** As systems name it, the best first: the shell that has no window needs two thirds of the time for the journeys. */
const commands = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable']
/** On Ubuntu it may be a script that only says how to install it. */
const lastResort = 'chromium-browser'
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** That of CHROMIUM, else the first that is installed, else Playwright's own; null where there is none. */
export function findChromium(
  { CHROMIUM, PATH = '' }: { CHROMIUM?: string; PATH?: string } = process.env,
  exists: (path: string) => boolean = existsSync,
): string | null {
  if (CHROMIUM) return exists(CHROMIUM) ? CHROMIUM : null
  const folders = [...new Set([...PATH.split(delimiter).filter(Boolean), '/usr/bin', '/snap/bin'])]
  const inFolders = (command: string) => folders.map((folder) => join(folder, command))
  const places = [
    ...commands.flatMap(inFolders),
    ...applications,
    playwright.executablePath(),
    ...inFolders(lastResort),
  ]
  return places.find(exists) ?? null
}

/** What to do where there is none. */
export const chromiumHint =
  'Debian: apt-get install chromium-headless-shell; macOS: brew install --cask chromium; elsewhere: npx playwright install --with-deps chromium; one that is somewhere else: CHROMIUM=/path/to/chromium'

/** Started as this machine's Chromium wants it: without a sandbox as root, and without calls to its maker's hosts. */
export const chromium = {
  executablePath: findChromium() ?? undefined,
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
