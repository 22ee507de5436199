import { serve } from '#lib/process/serve.ts'
import { buildApp } from './app.ts'
import { readEnvironment } from './environment.ts'

await serve(readEnvironment, async (environment) => {
  const app = await buildApp(environment)
  // Here and not in the app: tests open many engines, and need no feeds.
  app.addHook('onListen', async () => {
    await app.requestFirstFeeds().catch((err: unknown) => app.log.warn({ err }, 'the first feeds are not requested'))
  })
  return app
})
