import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (directory: string): string =>
  readdirSync(directory, { encoding: 'utf8', recursive: true })
    .filter((path) => path.endsWith('.graphql'))
    .sort()
    .map((path) => readFileSync(join(directory, path), 'utf8'))
    .join('\n')

/** The directives by which root fields say whom they are for; part of upstreamSdl. */
export const policySdl = readFileSync(join(import.meta.dirname, 'sdl/policy.graphql'), 'utf8')

/** The engine's schema: what server/shop implements and any other upstream has to. */
export const upstreamSdl = read(join(import.meta.dirname, 'sdl'))

/** What the edge adds; only valid together with upstreamSdl. */
export const edgeSdl = read(join(import.meta.dirname, 'edge'))
