import { serve } from '#lib/process/serve.ts'
import { buildSandbox } from './app.ts'
import { readEnvironment } from './environment.ts'

await serve(readEnvironment, buildSandbox)
