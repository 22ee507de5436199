import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, type GraphQLSchema, parse, validate } from 'graphql'
import { edgeSdl, upstreamSdl } from '#contract/sdl.ts'

type Documents = Readonly<Record<string, string>>

/**
 * Operations of the builds before this one, which pages that are still open may send. One that today's schema has no answer
 * for is left out: its page is told that it isn't known, and comes anew.
 */
export function readOlderDocuments(folder: string, current: Documents): Documents {
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder).filter((name) => name.endsWith('.documents.json'))
  const all = files.flatMap((name) => Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Documents))
  const older = all.filter(([id]) => !Object.hasOwn(current, id))
  if (older.length === 0) return {}
  const schema = buildSchema(`${upstreamSdl}\n${edgeSdl}`)
  return Object.fromEntries(older.filter(([, text]) => isValid(schema, text)))
}

function isValid(schema: GraphQLSchema, text: string): boolean {
  try {
    return validate(schema, parse(text)).length === 0
  } catch {
    return false
  }
}
