/**
 * Keeps the shop's own files and one page that says that there is no connection. Pages themselves always come from the
 * network: a price or a stock from yesterday is worse than none. The edge writes the first line, with the build's id and the
 * addresses that the offline page needs.
 */
declare const shop: { buildId: string; offline: string; needed: readonly string[] }

/** The part of the service worker's global scope that is used here: its types conflict with those of pages in one program. */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = ExtendableEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}
type Scope = {
  registration: ServiceWorkerRegistration
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
}
type Events = { install: ExtendableEvent; activate: ExtendableEvent; fetch: FetchEvent }

const worker = self as unknown as Scope
/** Files of builds carry a hash in their names, so they may outlive their build; this many are kept. */
const maxFiles = 300
const fileCache = 'files'
const offlineCache = `offline-${shop.buildId}`

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(offlineCache)
      await cache.addAll([shop.offline, ...shop.needed].map((url) => new Request(url, { cache: 'reload' })))
      // Nothing of an open page depends on which worker answers, so the new one needn't wait.
      await worker.skipWaiting()
    })(),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      await Promise.all(
        names.filter((name) => name !== fileCache && name !== offlineCache).map((name) => caches.delete(name)),
      )
      // The browser asks for the page while the worker is still waking up.
      await worker.registration.navigationPreload.enable()
      await worker.clients.claim()
    })(),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request))
})

async function pageOrOffline(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(shop.offline)) ?? Response.error()
  }
}

async function fileOf(request: Request): Promise<Response> {
  const cached = await caches.match(request)
  if (cached) return cached
  const response = await fetch(request)
  if (response.status === 200) await keep(request, response.clone())
  return response
}

/** Whether it can be kept or not, the page gets its file. */
async function keep(request: Request, response: Response): Promise<void> {
  try {
    const cache = await caches.open(fileCache)
    await cache.put(request, response)
    const requests = await cache.keys()
    await Promise.all(requests.slice(0, Math.max(0, requests.length - maxFiles)).map((oldest) => cache.delete(oldest)))
  } catch {
    // The device has no place left.
  }
}
