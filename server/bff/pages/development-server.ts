import { join } from 'node:path'
import middie from '@fastify/middie'
import fp from 'fastify-plugin'
import { createDevMiddleware } from 'vike/server'

/** Vite inside the edge: modules as they are, with hot reload. Never in production. */
export default fp(
  async (app) => {
    await app.register(middie)
    const { devMiddleware } = await createDevMiddleware({ root: join(import.meta.dirname, '../../..') })
    app.use(devMiddleware)
  },
  { name: 'development-server' },
)
