import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const commands = ['firefox-esr', 'firefox']

/** That of FIREFOX, else the first that is installed; null where there is none. */
export function findFirefox(
  { FIREFOX, PATH = '' }: { FIREFOX?: string; PATH?: string } = process.env,
  exists: (path: string) => boolean = existsSync,
): string | null {
  if (FIREFOX) return exists(FIREFOX) ? FIREFOX : null
  const folders = [...new Set([...PATH.split(delimiter).filter(Boolean), '/usr/bin'])]
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(exists) ?? null
}

/** What to do where there is none. */
export const firefoxHint = 'Debian: apt-get install firefox-esr; one that is somewhere else: FIREFOX=/path/to/firefox'
