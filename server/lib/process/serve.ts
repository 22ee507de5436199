import type { FastifyInstance } from 'fastify'
import { closeGracefully } from './graceful-shutdown.ts'
import { StartError } from './start-error.ts'
import { surviveRejections } from './unhandled-rejections.ts'

type Listen = { host: string; port: number }

/**
 * Runs a server as a process: builds it, listens, and closes it in order. What keeps it from starting is said on stderr, in
 * a sentence where an operator can do something about it, and ends the process with 1.
 */
export async function serve<Environment extends { server: Listen }>(
  readEnvironment: () => Environment,
  buildApp: (environment: Environment) => Promise<FastifyInstance>,
): Promise<void> {
  const endWithParent = () => process.exit(1)
  process.once('disconnect', endWithParent)
  try {
    const environment = readEnvironment()
    const app = await buildApp(environment)
    process.off('disconnect', endWithParent)
    closeGracefully(app)
    surviveRejections(app)
    await app.listen({ host: environment.server.host, port: environment.server.port })
  } catch (error) {
    process.stderr.write(`${explain(error as Failure)}\n`)
    process.exit(1)
  }
}

type Failure = NodeJS.ErrnoException & { address?: string; port?: number }

function explain(error: Failure): string {
  if (error instanceof StartError) return error.message
  if (error.code === 'EADDRINUSE') return `Port ${error.port} is taken: free it, or choose another.`
  if (error.code === 'ECONNREFUSED')
    return `Nothing answers at ${error.address}:${error.port}: start it, or correct the address.`
  return [String(error.stack), ...causesOf(error).map((cause) => `Caused by: ${cause}`)].join('\n')
}

/** A failed query names its statement; why it failed is in its cause. */
function causesOf({ cause }: Error): string[] {
  return cause instanceof Error ? [String(cause), ...causesOf(cause)] : []
}
