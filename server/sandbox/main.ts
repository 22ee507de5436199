import metricsPlugin from 'fastify-metrics'
import { serve } from '#lib/process/serve.ts'
import { buildSandbox } from './app.ts'
import { readEnvironment } from './environment.ts'

await serve(readEnvironment, async (environment) => {
  const app = await buildSandbox(environment)
  // Not in tests, where it would clear the metrics of the engine in the same process.
  await app.register(metricsPlugin, { endpoint: '/metrics', clearRegisterOnInit: true })
  return app
})
