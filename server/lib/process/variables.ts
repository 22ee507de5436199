import envSchema from 'env-schema'
import type { Static, TObject } from 'typebox'
import { StartError } from './start-error.ts'

type SchemaError = { instancePath: string; keyword: string; message?: string; params: { missingProperty?: string } }

/**
 * The variables of a schema from `data`, with defaults and types.
 * @throws StartError with a line for each variable that is missing or wrong; values, which may be secret, are not shown
 */
export function readVariables<Schema extends TObject>(schema: Schema, data: Record<string, unknown>): Static<Schema> {
  try {
    return envSchema<Static<Schema>>({ schema, data, env: false })
  } catch (error) {
    const { errors } = error as { errors?: SchemaError[] }
    if (!errors) throw error
    throw new StartError(`The environment is not right:\n${errors.map((failure) => `  ${lineOf(failure)}`).join('\n')}`)
  }
}

function lineOf({ instancePath, keyword, message = 'is wrong', params }: SchemaError): string {
  if (keyword === 'required') return `${params.missingProperty} must be set`
  return `${instancePath.slice(1)} ${message}`
}
