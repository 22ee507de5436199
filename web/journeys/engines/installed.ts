import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

type Environment = Record<string, string | undefined>

/** The first of these commands in the folders of PATH and /usr/bin; null where there is none. */
export function findCommand(commands: string[], { PATH = '' }: Environment = process.env): string | null {
  const folders = [...new Set([...PATH.split(delimiter).filter(Boolean), '/usr/bin'])]
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(existsSync) ?? null
}

/** That of FIREFOX, else the first that is installed. */
export function findFirefox({ FIREFOX, ...env }: Environment = process.env): string | null {
  if (FIREFOX) return existsSync(FIREFOX) ? FIREFOX : null
  return findCommand(['firefox-esr', 'firefox'], env)
}

/** WebKitGTK's driver, its browser, and the screen that the browser needs; null where one of them is missing. */
export function findWebKit(): { driver: string; browser: string; screen: string } | null {
  const driver = findCommand(['WebKitWebDriver'])
  const screen = findCommand(['Xvfb'])
  const browser = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
    .flatMap((machine) =>
      ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
    )
    .find(existsSync)
  return driver && screen && browser ? { driver, browser, screen } : null
}

/** What to do where one is missing. */
export const firefoxHint = 'Debian: apt-get install firefox-esr; one that is somewhere else: FIREFOX=/path/to/firefox'
export const webKitHint = 'Debian: apt-get install webkit2gtk-driver xvfb'
