import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { readEnvironment } from './environment.ts'

const environment = readEnvironment()
const app = await buildApp(environment)

closeWithGrace({ delay: 10_000, logger: app.log }, async ({ err, signal }) => {
  if (err) app.log.fatal({ err }, 'closing after an error')
  else app.log.info({ signal }, 'closing')
  await app.close()
})

await app.listen(environment.server)
