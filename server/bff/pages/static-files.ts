import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'

/** The build's files: those under /assets/ carry a hash in their names and never change; all are there precompressed. */
export default fp(
  async (app, { dist }: { dist: string }) => {
    const client = join(dist, 'client')
    await app.register(fastifyStatic, {
      root: join(client, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      decorateReply: false,
      logLevel: 'warn',
    })
    await app.register(fastifyStatic, {
      root: client,
      prefix: '/',
      wildcard: false,
      globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
      index: false,
      maxAge: '1h',
      preCompressed: true,
      decorateReply: false,
      logLevel: 'warn',
    })
  },
  { name: 'static-files' },
)
