import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { isLoadKind, type LoadKind, loadKinds, loadSchemas } from '#contract/import/load-records.ts'
import type { RecordViolation } from '../../catalogue/directory/import-references.ts'

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  strict: true,
  strictTypes: false,
  allowUnionTypes: true,
  discriminator: true,
})

const validators = Object.fromEntries(loadKinds.map((kind) => [kind, ajv.compile(loadSchemas[kind])])) as Record<
  LoadKind,
  ValidateFunction
>

const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

type FormsSchema = {
  discriminator: { propertyName: string }
  oneOf: { properties: Record<string, { const: string }> }[]
}

/** Values that say of which form an object is. */
const formsOf = ({ discriminator, oneOf }: FormsSchema): string[] =>
  oneOf.flatMap(({ properties }) => properties[discriminator.propertyName]?.const ?? [])

const rules: Record<string, (error: ErrorObject) => string> = {
  required: () => 'is missing',
  additionalProperties: () => 'is unknown here',
  type: ({ schema }) =>
    `must be ${[schema as string | string[]]
      .flat()
      .map((name) => typeNames[name] ?? name)
      .join(' or ')}`,
  enum: ({ schema }) => `must be one of ${(schema as unknown[]).join(', ')}`,
  pattern: ({ parentSchema }) => `must be: ${parentSchema?.description}`,
  anyOf: ({ parentSchema }) => `must be: ${parentSchema?.description}`,
  const: ({ schema }) => `must be ${schema}`,
  discriminator: ({ parentSchema }) =>
    `must have as ${parentSchema?.discriminator.propertyName} one of ${formsOf(parentSchema as FormsSchema).join(', ')}`,
  minimum: ({ schema }) => `must be at least ${schema}`,
  maximum: ({ schema }) => `must be at most ${schema}`,
  exclusiveMinimum: ({ schema }) => `must be above ${schema}`,
  minLength: () => 'must not be empty',
  maxLength: ({ schema }) => `has more than ${schema} characters`,
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** As in code: items[0].prices.de. */
export const pathInWords = (path: string): string =>
  path
    .split('/')
    .filter((key) => key !== '')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((all, key) => (/^\d+$/.test(key) ? `${all}[${key}]` : all === '' ? key : `${all}.${key}`), '')

/** What ajv says, in plain words. */
export const violationOf = (error: ErrorObject): RecordViolation => {
  const own: unknown = error.params.missingProperty ?? error.params.additionalProperty
  const path = [error.instancePath.slice(1), ...(typeof own === 'string' ? [escaped(own)] : [])].join('/')
  const rule = rules[error.keyword]?.(error) ?? error.message ?? error.keyword
  const name = pathInWords(path)
  return { path, message: name === '' ? rule : `${name} ${rule}` }
}

/** Text that PostgreSQL cannot store. */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

const unstorable = (value: unknown, path: string): RecordViolation[] => {
  if (typeof value === 'string')
    return isUnstorable(value) ? [{ path, message: `${pathInWords(path)} has a character that cannot be stored` }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    unstorable(each, path === '' ? escaped(key) : `${path}/${escaped(key)}`),
  )
}

/** What keeps a value from being a record of this kind, in plain words. */
export const formViolations = (kind: string, record: unknown): RecordViolation[] => {
  if (!isLoadKind(kind)) return [{ path: '', message: `is no kind of record; there are ${loadKinds.join(', ')}` }]
  const validate = validators[kind]
  if (validate(record)) return unstorable(record, '')
  // What is wrong with each branch of a choice says less than the choice itself.
  return (validate.errors ?? []).filter(({ schemaPath }) => !schemaPath.includes('/anyOf/')).map(violationOf)
}
