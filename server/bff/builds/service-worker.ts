import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fp from 'fastify-plugin'

type ServiceWorkerOptions = {
  dist: string
  buildId: string
  /** Files that the offline page can't do without, as addresses under /assets/. */
  needed: readonly string[]
  /** Off: browsers that have a service worker of this shop remove it. */
  isOn: boolean
}

const offlinePath = '/offline'

/** A worker's own policy: it may load what it keeps, and run nothing else. */
const policy =
  "default-src 'none'; connect-src 'self'; img-src 'self'; font-src 'self'; style-src 'self'; script-src 'self'"

/** Takes itself and everything that was kept away; pages go on without it. */
const removal = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
})()))
`

/** The service worker of the build (web/entry/service-worker.ts), told which build that is. */
export default fp<ServiceWorkerOptions>(
  async (app, { dist, buildId, needed, isOn }) => {
    const code = await readFile(join(dist, 'service-worker.js'), 'utf8')
    const worker = `const shop = ${JSON.stringify({ buildId, offline: offlinePath, needed })}\n${code}`
    app.get('/service-worker.js', async (_, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        // Browsers ask for it on every visit; it must never be an old one.
        .header('cache-control', 'no-cache')
        .header('content-security-policy', policy)
        .send(isOn ? worker : removal),
    )
  },
  { name: 'service-worker' },
)
