/** Child of the bench: the edge as it runs in production, with the engine at the address given. */
import { randomBytes } from 'node:crypto'
import { buildApp } from '#edge/app.ts'
import { readEnvironment } from '#edge/environment.ts'
import { freePort } from '#lib/process/ports.ts'

const [engine = '', dist = ''] = process.argv.slice(2)
const port = await freePort()
const app = await buildApp(
  readEnvironment({
    EDGE_PORT: port,
    UPSTREAM_URL: engine,
    UPSTREAM_CLIENT_ID: 'edge',
    UPSTREAM_CLIENT_SECRET: 'a-secret-of-the-bench',
    EDGE_SECRETS: `1:${randomBytes(24).toString('base64url')}`,
    WEB_DIST: dist,
    LOG_LEVEL: 'error',
  }),
)
process.send?.(await app.listen({ port, host: '127.0.0.1' }))
process.once('disconnect', () => {
  app
    .close()
    .catch(console.error)
    .finally(() => process.exit())
})
