/**
 * `npm run generate:schemas`: TypeScript of the schemas, into generated/. `teaser-types.ts` joins all types of teasers, so
 * that a schema without a view is a compile error in web/teasers/registry.ts.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile, type JSONSchema } from 'json-schema-to-typescript'

const root = import.meta.dirname
const suffix = '.schema.json'
const banner = '/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */\n'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Names of types come from definitions and file names; titles of single attributes are for the editor's form only. */
const withoutTitles = (schema: Json): Json => {
  if (Array.isArray(schema)) return schema.map(withoutTitles)
  if (schema === null || typeof schema !== 'object') return schema
  const entries = Object.entries(schema)
    .filter(([key, value]) => !(key === 'title' && typeof value === 'string'))
    .filter(([key]) => !['default', 'examples', 'dependencies', 'oneOf'].includes(key))
  const single = schema.allOf
  const rest = entries.filter(([key]) => key !== 'allOf')
  const stripped = Object.fromEntries(rest.map(([key, value]) => [key, withoutTitles(value)]))
  return Array.isArray(single) && single[0] !== undefined
    ? { ...stripped, ...(withoutTitles(single[0]) as object) }
    : stripped
}

const read = async (file: string): Promise<JSONSchema> =>
  withoutTitles(JSON.parse(await readFile(join(root, file), 'utf8')) as Json) as JSONSchema

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** json-schema-to-typescript resolves references itself; titles are stripped from what it reads from disk, too. */
const strippingReader = {
  order: 1,
  canRead: /\.schema\.json$/,
  read: async (file: { url: string }): Promise<string> => {
    const path = file.url.replace(/^file:\/\//, '').replace(/#.*$/, '')
    return JSON.stringify(withoutTitles(JSON.parse(await readFile(path, 'utf8')) as Json))
  },
}

const toTypeScript = async (file: string, typeName: string, directory: string): Promise<string> =>
  compile(await read(join(directory, file)), typeName, {
    bannerComment: banner,
    cwd: join(root, directory),
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
    style: { semi: false, singleQuote: true, printWidth: 120 },
    $refOptions: { resolve: { file: strippingReader } },
  })

await mkdir(join(root, 'generated'), { recursive: true })
const write = (name: string, text: string): Promise<void> => writeFile(join(root, 'generated', name), text)

await write('grid.ts', await toTypeScript(`grid${suffix}`, 'Grid', '.'))
await write('footer.ts', await toTypeScript(`footer${suffix}`, 'Footer', '.'))
await write('page.ts', await toTypeScript(`page${suffix}`, 'CmsPage', '.'))

const types = (await readdir(join(root, 'teasers')))
  .filter((name) => name.endsWith(suffix))
  .map((name) => name.slice(0, -suffix.length))
  .sort()
for (const type of types) {
  await write(`${type}.ts`, await toTypeScript(`${type}${suffix}`, `${pascal(type)}Attributes`, 'teasers'))
}
await write(
  'teaser-types.ts',
  [
    banner.trimEnd(),
    ...types.map((type) => `import type { ${pascal(type)}Attributes } from './${type}.ts'`),
    '',
    `export const teaserTypes = [${types.map((type) => `'${type}'`).join(', ')}] as const`,
    'export type TeaserType = (typeof teaserTypes)[number]',
    '',
    '/** Stored attributes by type of teaser. */',
    'export type TeaserAttributes = {',
    ...types.map((type) => `  ${type}: ${pascal(type)}Attributes`),
    '}',
    '',
  ].join('\n'),
)
