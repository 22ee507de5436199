import { serve } from '#lib/process/serve.ts'
import { buildApp } from './app.ts'
import { readEnvironment } from './environment.ts'

await serve(readEnvironment, buildApp)
