import type { startPage } from '../hydrate.tsx'
import { fetchFonts, recallFonts } from './fonts.ts'
import { holdEvents } from './held-events.ts'

/**
 * The first script of every page, and the only one that a page needs to take what a visitor does: it holds presses and forms
 * until the page's scripts can answer (held-events.ts). They are loaded when the document is there and the browser has nothing
 * else to do, or with the first act of the visitor. Nothing here may share a file with them.
 */
const acts = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const
/** Milliseconds after which a busy browser begins nevertheless. */
const longestBusy = 2000

recallFonts()
const { pathname } = location
const { dataset } = document.documentElement
const held = holdEvents(wake)
addEventListener('popstate', reloadOnTraversal)
for (const act of acts) addEventListener(act, noteAct, { capture: true, passive: true })
dataset.listening = ''
if (document.readyState === 'complete') start()
else addEventListener('load', start, { once: true })

let isAwake = false

function start(): void {
  whenIdle(() => {
    fetchFonts().catch(console.error)
    wake()
  })
}

/**
 * After a reload, back and forward between pages that one document has shown change only the address until the router has
 * started: the page of that address is loaded then.
 */
function reloadOnTraversal(): void {
  if (!('routed' in dataset) && location.pathname !== pathname) location.reload()
}

/** Read by lib/browser/first-interaction.ts, whose own listeners come later. */
function noteAct(): void {
  dataset.touched = ''
  for (const act of acts) removeEventListener(act, noteAct, { capture: true })
  wake()
}

function wake(): void {
  if (isAwake) return
  isAwake = true
  load().catch((error) => {
    console.error('Error while mounting app', error)
    held.giveUp()
  })
}

/** The edge names the page's scripts in the order of their imports. They run one by one, with a pause for the browser between. */
async function load(): Promise<void> {
  const list = document.querySelector<HTMLMetaElement>('meta[name="scripts"]')
  const scripts = list?.content.split(' ') ?? []
  markStylesAsLoaded(list?.dataset.styles?.split(' ') ?? [])
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    // Starting a dozen requests at once is a long task on a phone.
    await held.pause()
  }
  await untilDataIsThere()
  for (const script of scripts) {
    await import(/* @vite-ignore */ script)
    await held.pause()
  }
  const entry: { startPage: typeof startPage } = await import(/* @vite-ignore */ list?.dataset.entry ?? '')
  await entry.startPage(held)
}

/** What imports a part first fetches the style sheets that no link of the document names: those that are inlined need one. */
function markStylesAsLoaded(sheets: readonly string[]): void {
  const links = sheets.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
  )
  document.head.append(...links)
}

/** Only a stream has its data before its content; other pages are whole by then. */
async function untilDataIsThere(): Promise<void> {
  const isThere = document.getElementById('page-data')?.nextElementSibling != null
  if (isThere || document.readyState !== 'loading') return
  await new Promise((go) => document.addEventListener('DOMContentLoaded', go, { once: true }))
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: longestBusy })
  else setTimeout(run, 200)
}
