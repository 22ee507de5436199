import { join } from 'node:path'
import middie from '@fastify/middie'
import fp from 'fastify-plugin'
import { createDevMiddleware } from 'vike/server'

/** Vite inside the edge: modules as they are, with hot reload. Never in production. */
export default fp(
  async (app) => {
    await app.register(middie)
    // Only here: in production there is neither Vite nor its settings.
    const { default: settings } = await import('../../../vite.config.ts')
    // Handed over rather than read by Vite, which writes it to a file for a moment: whoever watches this process takes
    // that for a change and starts it again and again.
    const viteConfig = { ...settings({ command: 'serve', mode: 'development' }), configFile: false as const }
    const { devMiddleware } = await createDevMiddleware({ root: join(import.meta.dirname, '../../..'), viteConfig })
    app.use(devMiddleware)
  },
  { name: 'development-server' },
)
