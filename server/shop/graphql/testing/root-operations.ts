import { buildSchema, getNamedType, isEnumType, isObjectType } from 'graphql'
import { upstreamSdl } from '#contract/sdl.ts'
import type { Call, startEngine } from '#engine/testing/engine.ts'
import { UploadedFile } from '#lib/uploads/uploaded-file.ts'

const schema = buildSchema(upstreamSdl)

type Root = { field: string; text: string }

/** A value for an argument of any type, so that the gate is what answers. */
const values: Record<string, string> = {
  ID: '"1"',
  JSON: '{}',
  String: '"x"',
  Int: '1',
  Float: '1',
  Boolean: 'true',
}

const uploads: Record<string, { text: string; more?: object; path?: string }> = {
  readMaterialListFile: {
    text: 'mutation ($file: Upload!) { readMaterialListFile(file: $file) { isCut } }',
    path: 'variables.file',
  },
  uploadB2bCertificate: {
    text: 'mutation ($input: UploadB2bCertificateInput!) { uploadB2bCertificate(input: $input) { fault } }',
    more: { signature: '' },
  },
  studio_uploadMedia: {
    text: 'mutation ($input: StudioUploadMediaInput!) { studio_uploadMedia(input: $input) { fault } }',
    more: { title: '', alt: '' },
  },
  uploadReturnImage: {
    text: 'mutation ($input: UploadReturnImageInput!) { uploadReturnImage(input: $input) { successful } }',
    more: { signature: '', hash: 'h', lineId: '1' },
  },
}

const sampleOf = (type: unknown): string => {
  const text = String(type)
  if (text.startsWith('[')) return `[${sampleOf(text.replace(/^\[|\]!?$/g, ''))}]`
  const name = text.replaceAll('!', '')
  if (values[name]) return values[name]
  const input = schema.getType(name)
  if (isEnumType(input)) return input.getValues()[0]?.name ?? ''
  if (!input || !('getFields' in input)) throw new Error(`no value for ${name}`)
  const fields = Object.values(input.getFields() as Record<string, { name: string; type: unknown }>)
  return `{ ${fields.flatMap((field) => (String(field.type).endsWith('!') ? [`${field.name}: ${sampleOf(field.type)}`] : [])).join(' ')} }`
}

/** Every root field of the contract, with an operation that asks for it. */
export const roots: readonly Root[] = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => {
    const withFile = uploads[field.name]
    if (withFile) return { field: field.name, text: withFile.text }
    const args = field.args.filter((argument) => String(argument.type).endsWith('!'))
    const given = args.map((argument) => `${argument.name}: ${sampleOf(argument.type)}`).join(' ')
    const below = isObjectType(getNamedType(field.type)) ? '{ __typename }' : ''
    const operation = String(type).toLowerCase()
    return { field: field.name, text: `${operation} { ${field.name}${given && `(${given})`} ${below} }` }
  }),
)

/** Asks for a root field. A file comes by a request of its own kind; the gates are the same. */
export const sendTo = ({ run, upload }: Awaited<ReturnType<typeof startEngine>>, { field, text }: Root, call: Call) => {
  const withFile = uploads[field]
  if (!withFile) return run(text, call)
  const { more, path } = withFile
  const variables = path ? { file: null } : { input: { file: null, ...more } }
  return upload(withFile.text, new UploadedFile('a.pdf', Buffer.from('%PDF-1.7')), { ...call, variables }, path)
}
