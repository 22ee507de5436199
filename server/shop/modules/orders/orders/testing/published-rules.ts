import { readFileSync } from 'node:fs'
import { Schema } from 'node-schematron'

const folder = new URL('schematron/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

/** Without the assertion, which needs integers that JavaScript does not have. */
const without = (schema: string, id: string): string => {
  const place = schema.indexOf(`id="${id}"`)
  if (place < 0) throw new Error(`There is no assertion ${id}`)
  const end = '</assert>'
  return schema.slice(0, schema.lastIndexOf('<assert', place)) + schema.slice(schema.indexOf(end, place) + end.length)
}

/** The rules of Germany with the variables that they include. BR-DE-19 is in `invoice-checks.ts`. */
const germanRules = (): string => {
  const variables = read('XRechnung-common.sch').match(/<let [^>]*\/>/g) ?? []
  const whole = read('XRechnung-UBL.sch').replace('<include href="../common.sch" />', () => variables.join('\n'))
  return without(whole, 'BR-DE-19')
}

const schemas = { EN16931: () => read('EN16931-UBL.sch'), XRechnung: germanRules } as const

const parsed = new Map<keyof typeof schemas, Schema>()

/** Ids of the published rules that an invoice breaks (Schematron of CEN and of KoSIT, unchanged); information alone does not count. */
export const brokenPublishedRules = (name: keyof typeof schemas, xml: string): string[] => {
  const schema = parsed.get(name) ?? Schema.fromString(schemas[name]())
  parsed.set(name, schema)
  return schema
    .validateString(xml)
    .map(({ assertId, message = '' }) => assertId ?? /\[([\w-]+)\]/.exec(message)?.[1] ?? message.trim())
    .filter((id) => !id.startsWith('BR-DE-TMP'))
}
