import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { type DocumentNode, Kind } from 'graphql'
import { cleanText } from '#contract/text/clean-text.ts'

/** Passwords are what was typed, and marks of the shop's own are not touched. */
const untouched = /password|token|hash|signature|secret/i

/**
 * Cleans what people typed before any rule sees it: variables of mutations of the shop. Editors' texts may hold soft hyphens on
 * purpose.
 */
export const cleanVariables = fp(
  async (app: FastifyInstance) => {
    app.graphql.addHook('preExecution', async (_schema, document, _context, variables) =>
      isTyped(document) ? { variables: cleaned(variables) as Record<string, unknown> } : undefined,
    )
  },
  { name: 'clean-variables', dependencies: ['mercurius'] },
)

function isTyped({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === 'mutation' &&
      !definition.selectionSet.selections.some(
        (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('studio_'),
      ),
  )
}

function cleaned(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return untouched.test(name) ? value : cleanText(value)
  if (Array.isArray(value)) return value.map((each) => cleaned(each, name))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleaned(each, key)]))
}

/** No file. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
