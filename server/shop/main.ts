import { closeGracefully } from '#lib/graceful-shutdown.ts'
import { buildApp } from './app.ts'
import { readEnvironment } from './environment.ts'

const environment = readEnvironment()
const app = await buildApp(environment)
closeGracefully(app)
await app.listen(environment.server)
