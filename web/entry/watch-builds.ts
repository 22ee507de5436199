import { inBackground } from '../lib/browser/in-background.ts'
import { leaveOnNextLink } from '../lib/routing/outdated.ts'
import { readFirstPage } from '../lib/scope/first-page.ts'

/** Milliseconds between two checks; a hidden page does not check. */
const interval = 10 * 60_000
/** By so much a timer may be early. */
const jitter = 1000

/**
 * Checks whether the shop runs a newer build (storefront.md §4). The open page is not interrupted: its next link loads
 * a new document.
 */
export function start(): void {
  const { buildId } = readFirstPage().site
  if (buildId === 'development') return
  let lastLook = 0
  const look = () => {
    if (document.hidden || Date.now() - lastLook < interval - jitter) return
    lastLook = Date.now()
    inBackground(leaveWhenOutdated(buildId))
  }
  setInterval(look, interval)
  document.addEventListener('visibilitychange', look)
  look()
}

async function leaveWhenOutdated(buildId: string): Promise<void> {
  if (!(await isLatest(buildId))) leaveOnNextLink()
}

/** A failed check counts as the same build, so that an outage causes no reload. */
async function isLatest(buildId: string): Promise<boolean> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' })
    if (!response.ok) return true
    const latest = (await response.json()) as { buildId?: unknown }
    return typeof latest.buildId !== 'string' || latest.buildId === buildId
  } catch {
    return true
  }
}
