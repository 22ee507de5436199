import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import { fileRoute } from '../security/headers.ts'

/** The build's files: those under /assets/ carry a hash in their names and never change; all are there precompressed. */
export default fp(
  async (app, { dist }: { dist: string }) => {
    const client = join(dist, 'client')
    await app.register(async (scope) => {
      // A route of the plugin's own reads the folder of two thousand files for each request, to compare how names are
      // spelled; a route for each file takes seconds to start.
      await scope.register(fastifyStatic, {
        root: join(client, 'assets'),
        serve: false,
        immutable: true,
        maxAge: '365d',
        preCompressed: true,
      })
      scope.get<{ Params: { '*': string } }>('/assets/*', fileRoute, ({ params }, reply) => {
        const isHidden = /(^|[\\/])\./.test(params['*'])
        return isHidden ? reply.callNotFound() : reply.sendFile(params['*'])
      })
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
