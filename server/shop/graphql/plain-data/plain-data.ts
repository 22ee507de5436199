import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { BREAK, type DocumentNode, type GraphQLSchema, Kind, visit } from 'graphql'
import { upstreamSdl } from '#contract/sdl.ts'
import { batchOf } from '#lib/http/answer-checksum.ts'
import { executedSchemaOf } from './executed-schema.ts'
import { writeJson } from './written-json.ts'

/** Whether the operation may ask what the schema is like. */
const asksForSchema = (document: DocumentNode): boolean => {
  let asks = false
  visit(document, {
    enter: (node) => {
      if (node.kind !== Kind.FIELD || (node.name.value !== '__schema' && node.name.value !== '__type')) return
      asks = true
      return BREAK
    },
  })
  return asks
}

/**
 * Has Mercurius execute operations by a schema that completes plain data in one go, and writes answers with what was written before.
 * Register it after Mercurius, and after whatever changes resolvers.
 */
export const plainData = fp(
  async (app: FastifyInstance) => {
    const executed = executedSchemaOf(app.graphql.schema, upstreamSdl)
    const schemas = new WeakMap<DocumentNode, { schema: GraphQLSchema } | Record<string, never>>()
    app.graphql.addHook('preExecution', async (_schema, document) => {
      let response = schemas.get(document)
      if (!response) {
        response = asksForSchema(document) ? {} : { schema: executed }
        schemas.set(document, response)
      }
      return response
    })
    app.addHook('preSerialization', (request, reply, payload, done) => {
      const write = (answer: unknown): Buffer => {
        if (!Array.isArray(answer) || answer.length === 0) return writeJson(answer)
        const { bytes, headers } = batchOf(answer.map(writeJson))
        reply.headers(headers)
        return bytes
      }
      // Bytes are as good as a text; only Fastify's types do not know it.
      if (request.routeOptions.url === '/graphql') reply.serializer(write as (payload: unknown) => never)
      done(null, payload)
    })
  },
  { name: 'plain-data', dependencies: ['mercurius'] },
)
