import type { Validator } from 'typebox/compile'
import { parse, YAMLParseError } from 'yaml'
import type { FileViolation } from './source.ts'

/** The mapping in a YAML file, not yet checked, or where it is no YAML. */
export const parseMapping = (yaml: string): { mapping: unknown } | { violation: FileViolation } => {
  try {
    return { mapping: parse(yaml) ?? {} }
  } catch (error) {
    // Aliases that grow without end, and nesting that the parser cannot follow, are other errors.
    const [{ line, col } = { line: 1, col: 1 }] = (error instanceof YAMLParseError && error.linePos) || []
    const [message = ''] = (error as Error).message.split('\n')
    return {
      violation: { place: { line, column: col }, message: `the mapping is no YAML: ${message.replace(/:$/, '')}` },
    }
  }
}

type SchemaError = ReturnType<Validator['Errors']>[number]

const messageOf = ({ keyword, params, instancePath, message }: SchemaError): string => {
  const place = instancePath === '' ? 'mapping' : `mapping, ${instancePath.slice(1)}`
  if (keyword === 'additionalProperties')
    return `${place}: ${(params as { additionalProperties: string[] }).additionalProperties.join(', ')} is unknown`
  return `${place}: ${message}`
}

/** What of a mapping does not fit its schema. */
export const mappingViolations = (check: Pick<Validator, 'Errors'>, mapping: unknown): FileViolation[] =>
  check
    .Errors(mapping)
    // The schema says the same of a member that is not in it, and less plainly.
    .filter(({ keyword }) => keyword !== 'boolean')
    .map((error) => ({ place: { line: 1, column: 1 }, message: messageOf(error) }))
