import { type ExecutionResult, GraphQLScalarType } from 'graphql'

/** Finished JSON text of an answer, to be put into the response as it is. */
export class RawJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** For whoever serialises it without knowing it. */
  toJSON(): unknown {
    return JSON.parse(this.text)
  }
}

/** Type of root fields whose selection was cut off because the upstream has already carried it out. */
export const RawJsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'EdgeRawJson',
  serialize: (value) => value,
})

/** JSON text of `data`, with raw parts put in. */
export function spliceData(data: Record<string, unknown>): string {
  let text = ''
  for (const key of Object.keys(data)) {
    const value = data[key]
    if (text) text += ','
    text += `${JSON.stringify(key)}:${value instanceof RawJson ? value.text : JSON.stringify(value)}`
  }
  return `{${text}}`
}

/** Serialiser for results, batches of results, and whatever else the endpoint answers. */
export function serializeResults(payload: unknown): string {
  return Array.isArray(payload) ? `[${payload.map(serializeOne).join(',')}]` : serializeOne(payload)
}

function serializeOne(payload: unknown): string {
  const { data, errors } = payload as ExecutionResult
  if (!data) return JSON.stringify(payload)
  return `{"data":${spliceData(data)}${errors ? `,"errors":${JSON.stringify(errors)}` : ''}}`
}

/**
 * Text of the only root field of a response, without parsing it; undefined when in doubt. A response that has more
 * than data has the bare text "errors": or "extensions": in it: inside of a JSON string the quotes are escaped.
 */
export function sliceOnlyField(response: string, key: string): string | undefined {
  const head = `{"data":{"${key}":`
  if (!response.startsWith(head) || !response.endsWith('}}')) return undefined
  if (response.includes('"errors":') || response.includes('"extensions":')) return undefined
  return response.slice(head.length, -2)
}
