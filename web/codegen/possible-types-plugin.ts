import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { isAbstractType } from 'graphql'

/** Which types stand behind each abstract one, for Apollo's cache. */
export const plugin: CodegenPlugin['plugin'] = (schema) => {
  const entries = Object.values(schema.getTypeMap())
    .filter((type) => isAbstractType(type) && !type.name.startsWith('__'))
    .map((type) => [
      type.name,
      isAbstractType(type)
        ? schema
            .getPossibleTypes(type)
            .map(({ name }) => name)
            .sort()
        : [],
    ])
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}
