import envSchema from 'env-schema'
import type { Static, TObject } from 'typebox'
import { misspelt } from './misspelt.ts'
import { formOf, type SettingSchema } from './setting-form.ts'
import { StartError } from './start-error.ts'

type SchemaError = { instancePath: string; keyword: string; message?: string; params: { missingProperty?: string } }

type Options<Read> = {
  /** Sentences about settings that contradict each other. */
  contradictions?: (read: Read) => string[]
  /** Settings of other programs that may stand in the same environment, and are not misspelt ones of this. */
  others?: readonly string[]
}

/**
 * The variables of a schema from `data`, with defaults and types.
 * @throws StartError with a line for each variable that is missing, wrong, misspelt or contradicts another; values, which may be secret,
 * are not shown
 */
export function readVariables<Schema extends TObject>(
  schema: Schema,
  data: Record<string, unknown>,
  { contradictions = () => [], others = [] }: Options<Static<Schema>> = {},
): Static<Schema> {
  const settings = schema.properties as Record<string, SettingSchema>
  const names = [...Object.keys(settings), ...others]
  const unknown = misspelt(names, data).map(({ name, meant }) => `${name} is no setting: is ${meant} meant?`)
  const { read, wrong } = readAll(schema, settings, data)
  const lines = [
    ...wrong,
    ...unknown,
    ...(read ? [...unreadableAddresses(settings, read), ...contradictions(read)] : []),
  ]
  if (read && lines.length === 0) return read
  throw new StartError(`The environment is not right:\n${lines.map((line) => `  ${line}`).join('\n')}`)
}

function readAll<Schema extends TObject>(
  schema: Schema,
  settings: Record<string, SettingSchema>,
  data: Record<string, unknown>,
): { read: Static<Schema> | null; wrong: string[] } {
  try {
    return { read: envSchema<Static<Schema>>({ schema, data, env: false }), wrong: [] }
  } catch (error) {
    const { errors } = error as { errors?: SchemaError[] }
    if (!errors) throw error
    return { read: null, wrong: [...new Set(errors.map((failure) => lineOf(failure, settings)))] }
  }
}

const mustBe = (name: string, settings: Record<string, SettingSchema>): string =>
  `${name} must be ${formOf(settings[name] ?? {})}`

function lineOf({ instancePath, keyword, params }: SchemaError, settings: Record<string, SettingSchema>): string {
  const { missingProperty = '' } = params
  if (keyword === 'required') return `${missingProperty} must be set: ${formOf(settings[missingProperty] ?? {})}`
  return mustBe(instancePath.slice(1), settings)
}

/** What begins as an address and is none: a port that is no number, or a password whose signs are not written as %23. */
const unreadableAddresses = (settings: Record<string, SettingSchema>, read: Record<string, unknown>): string[] =>
  Object.keys(settings)
    .filter((name) => name.endsWith('_URL') && read[name] && !URL.canParse(String(read[name])))
    .map((name) => mustBe(name, settings))
