import { existsSync } from 'node:fs'

const shell = '/usr/bin/chromium-headless-shell'

/**
 * Started as this machine's Chromium wants it: without a sandbox as root, and without calls to its maker's hosts. The
 * shell of Chromium that has no window needs two thirds of the time for the journeys, so it is taken where there is one.
 */
export const chromium = {
  executablePath: process.env.CHROMIUM ?? (existsSync(shell) ? shell : '/usr/bin/chromium'),
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
