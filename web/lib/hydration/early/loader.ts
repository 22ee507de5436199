import { unlessLeaving, watchLeaving } from '../../browser/watch-leaving.ts'
import { fetchFonts } from './fonts.ts'
import { type HeldEvents, holdEvents } from './held-events.ts'
import { openSearch } from './open-search.ts'

/**
 * The first script of every page, and the only one that a page needs to take what a visitor does: it holds presses and forms
 * until the page's scripts can answer (held-events.ts). They are loaded when the document is there and the browser has nothing
 * else to do, or with the first act of the visitor. Nothing here may share a file with them.
 */
const events = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const
/** Milliseconds after which a busy browser begins nevertheless. */
const maxBusy = 2000

/** What web/entry/hydrate.tsx exports. */
export type Entry = { startPage: (held: HeldEvents) => Promise<void> }

const { pathname } = location
const { dataset } = document.documentElement
watchLeaving()
const held = holdEvents(wake)
addEventListener('popstate', reloadOnTraversal)
addEventListener('click', openSearch)
for (const action of events) addEventListener(action, noteAction, { capture: true, passive: true })
dataset.listening = ''
if (document.readyState === 'complete') start()
else addEventListener('load', start, { once: true })

let isAwake = false

function start(): void {
  afterFrame(() =>
    whenIdle(() => {
      fetchFonts().catch((error) => unlessLeaving(() => console.error(error)))
      wake()
    }),
  )
}

/**
 * After a reload, back and forward between pages that one document has shown change only the address until the router has
 * started: the page of that address is loaded then.
 */
function reloadOnTraversal(): void {
  if (!('routed' in dataset) && location.pathname !== pathname) location.reload()
}

/** Read by lib/browser/first-interaction.ts, whose own listeners come later. */
function noteAction(): void {
  dataset.touched = ''
  for (const action of events) removeEventListener(action, noteAction, { capture: true })
  wake()
}

function wake(): void {
  if (isAwake) return
  isAwake = true
  load().catch((error) =>
    unlessLeaving(() => {
      console.error('Error while mounting app', error)
      held.giveUp()
    }),
  )
}

/** The edge names the page's scripts in the order of their imports. They run one by one, with a pause for the browser between. */
async function load(): Promise<void> {
  const list = document.querySelector<HTMLMetaElement>('meta[name="scripts"]')
  const scripts = list?.content.split(' ') ?? []
  const address = list?.dataset.pageData
  markStylesAsLoaded(list?.dataset.styles?.split(' ') ?? [])
  await Promise.all([untilDataIsThere(), address && fetchData(address), preload(scripts)])
  for (const script of scripts) {
    await import(/* @vite-ignore */ script)
    await held.pause()
  }
  const entry: Entry = await import(/* @vite-ignore */ list?.dataset.entry ?? '')
  await entry.startPage(held)
}

async function preload(scripts: readonly string[]): Promise<void> {
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    // Starting a dozen requests at once is a long task on a phone.
    await held.pause()
  }
}

/**
 * Puts the data of a page that only names it where other pages have theirs (lib/scope/first-page.ts). Where the edge has none by that name,
 * the page has changed: its entry then loads it anew.
 */
async function fetchData(address: string): Promise<void> {
  const response = await fetch(address)
  if (response.status === 404) return
  if (!response.ok) throw new Error(`Data of the page: ${response.status}`)
  const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'page-data' })
  block.textContent = await response.text()
  document.body.append(block)
}

/** What imports a part first fetches the style sheets that no link of the document names: those that are inlined need one. */
function markStylesAsLoaded(sheets: readonly string[]): void {
  const links = sheets.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
  )
  document.head.append(...links)
}

/** For data that stands in the page, or the content that belongs to data of a file. Only a stream has data before its content. */
async function untilDataIsThere(): Promise<void> {
  const isThere = document.querySelector('script#page-data')?.nextElementSibling != null
  if (isThere || document.readyState !== 'loading') return
  await new Promise((go) => document.addEventListener('DOMContentLoaded', go, { once: true }))
}

/** When the frame with the pictures that `load` waited for is on the screen: fonts and scripts would delay it. A hidden page draws none. */
function afterFrame(run: () => void): void {
  if (document.hidden) run()
  else requestAnimationFrame(() => requestAnimationFrame(run))
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: maxBusy })
  else setTimeout(run, 200)
}
