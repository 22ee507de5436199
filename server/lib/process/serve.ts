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

type Failure = NodeJS.ErrnoException & { address?: string; port?: number; hostname?: string }

/** What an operator can do about errors of the system and of PostgreSQL, by their code. */
const sentences: Record<string, (error: Failure) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken: free it, or choose another.`,
  EADDRNOTAVAIL: ({ address }) => `This machine has no address ${address}: correct EDGE_HOST or SHOP_HOST.`,
  EACCES: ({ port, message }) => (port ? `Port ${port} needs more rights: choose one above 1023.` : message),
  ECONNREFUSED: ({ address, port }) => `Nothing answers at ${address}:${port}: start it, or correct the address.`,
  ENOTFOUND: ({ hostname }) => `No machine has the name ${hostname}: correct the address.`,
  EAI_AGAIN: ({ hostname }) =>
    `The name ${hostname} can't be looked up now: correct the address, or see to the name server.`,
  '28P01': () => 'PostgreSQL does not know this user with this password: correct DATABASE_URL.',
  '28000': () => 'PostgreSQL does not let this user in: correct DATABASE_URL, or its pg_hba.conf.',
  '3D000': () => 'PostgreSQL has no database of this name: create it, or correct DATABASE_URL.',
  '42501': () => 'The user of DATABASE_URL may not change the database: let it own the database.',
  '25006': () => 'PostgreSQL takes no writes: let DATABASE_URL lead to the primary.',
}

export function explain(error: Failure): string {
  for (let failure: unknown = error; failure instanceof Error; failure = failure.cause) {
    if (failure instanceof StartError) return failure.message
    const sentence = sentences[(failure as Failure).code ?? '']
    if (sentence) return sentence(failure as Failure)
  }
  return [String(error.stack), ...causesOf(error).map((cause) => `Caused by: ${cause}`)].join('\n')
}

/** A failed query names its statement; why it failed is in its cause. */
function causesOf({ cause }: Error): string[] {
  return cause instanceof Error ? [String(cause), ...causesOf(cause)] : []
}
