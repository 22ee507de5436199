import { StackError } from './processes/child.ts'

const defaults = { EDGE_PORT: 3000, SHOP_PORT: 4000, POSTGRES_PORT: 5544, SANDBOX_PORT: 4300 } as const

/**
 * A port of the shop on this machine, of the environment or as usual.
 * @throws StackError for one that is none
 */
export function portOf(name: keyof typeof defaults, environment: Record<string, string | undefined>): number {
  const port = Number(environment[name] || defaults[name])
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new StackError(`${name} must be a whole number from 0 to 65535`)
}
