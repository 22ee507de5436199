import { join } from 'node:path'
import middie from '@fastify/middie'
import fp from 'fastify-plugin'
import { createDevMiddleware } from 'vike/server'

/** Vite inside the edge: modules as they are, with hot reload. Never in production. */
export default fp(
  async (app) => {
    await app.register(middie)
    // Imported here, since production has neither Vite nor its settings.
    const { default: settings } = await import('../../../vite.config.ts')
    // Vite would load the file through a temporary copy. The watcher of this process would see that as a change and
    // restart it in a loop, so the settings are passed in.
    const viteConfig = { ...settings({ command: 'serve', mode: 'development' }), configFile: false as const }
    const { devMiddleware } = await createDevMiddleware({ root: join(import.meta.dirname, '../../..'), viteConfig })
    app.use(devMiddleware)
  },
  { name: 'development-server' },
)
