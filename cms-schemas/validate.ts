/**
 * Validates content before it is stored. A finding's `path` is written as in code
 * (`rows[0].cells[1].teasers[0].attributes.buttonType`). The caller must not store content for which `isValid` is
 * false.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { GridRow } from './generated/grid.ts'
import type { CmsPage } from './generated/page.ts'
import { isShownPageType, shownPageTypes } from './page-types.rules.ts'

export type Finding = { path: string; message: string; level: 'error' | 'warning' }

const suffix = '.schema.json'
const base = 'cms:/'

const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true })
// Keywords for the editor's form and for the type generator; validation ignores them.
ajv.addVocabulary(['x-label', 'x-help', 'x-options', 'x-editor', 'tsType'])

const schemaFiles = (directory: string): string[] =>
  readdirSync(join(import.meta.dirname, directory))
    .filter((name) => name.endsWith(suffix))
    .sort()

for (const directory of ['', 'teasers/', 'records/']) {
  for (const name of schemaFiles(directory)) {
    const text = readFileSync(join(import.meta.dirname, directory, name), 'utf8')
    ajv.addSchema(JSON.parse(text), `${base}${directory}${name}`)
  }
}

const compiled = <T = unknown>(file: string): ValidateFunction<T> => {
  const validate = ajv.getSchema<T>(`${base}${file}`)
  if (!validate) throw new Error(`cms-schemas/${file} is missing`)
  return validate
}

const page = compiled<CmsPage>(`page${suffix}`)
const teasers = new Map(
  schemaFiles('teasers').map((name) => [name.slice(0, -suffix.length), compiled(`teasers/${name}`)] as const),
)

const records = new Map(
  schemaFiles('records').map((name) => [name.slice(0, -suffix.length), compiled(`records/${name}`)] as const),
)

const step = (path: string, key: string): string => {
  if (/^\d+$/.test(key)) return `${path}[${key}]`
  if (!/^[A-Za-z_$][\w$]*$/.test(key)) return `${path}['${key}']`
  return path === '' ? key : `${path}.${key}`
}

const placeOf = (error: ErrorObject, prefix: string): string => {
  const keys = error.instancePath.split('/').slice(1)
  const names: unknown[] = [error.params.additionalProperty, error.params.missingProperty]
  const name = names.find((value) => typeof value === 'string')
  if (typeof name === 'string') keys.push(name)
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')).reduce(step, prefix)
}

const messageOf = (error: ErrorObject): string => {
  switch (error.keyword) {
    case 'required':
      return 'is missing'
    case 'additionalProperties':
      return 'is not known here'
    case 'enum':
      return `must be one of ${(error.params.allowedValues as unknown[]).join(', ')}`
    default:
      return error.message ?? error.keyword
  }
}

/** Errors of `oneOf` list the errors of both branches, so they need a message of their own. */
const isAboutChoice = (error: ErrorObject): boolean => error.schemaPath.includes('/oneOf/')

const errorsOf = (validate: ValidateFunction, value: unknown, prefix: string): Finding[] => {
  if (validate(value)) return []
  return (validate.errors ?? [])
    .filter((error) => !isAboutChoice(error))
    .map((error) => ({
      path: placeOf(error, prefix),
      message: error.keyword === 'oneOf' ? 'needs exactly one of its alternatives' : messageOf(error),
      level: 'error',
    }))
}

/** Validates the attributes of one teaser. A type without schema is allowed: it is stored but not rendered. */
export const validateTeaser = (teaser: { type: string; attributes: object }, path = ''): Finding[] => {
  const validate = teasers.get(teaser.type)
  if (!validate) {
    return [{ path: step(path, 'type'), message: `has no schema: ${teaser.type}`, level: 'warning' }]
  }
  return errorsOf(validate, teaser.attributes, step(path, 'attributes'))
}

const validateCells = (rows: GridRow[]): Finding[] =>
  rows.flatMap((row, r) =>
    row.cells.flatMap((cell, c) => {
      const path = `rows[${r}].cells[${c}]`
      const findings = cell.teasers.flatMap((teaser, t) => validateTeaser(teaser, `${path}.teasers[${t}]`))
      if (cell.x + cell.width > 12) {
        findings.push({ path: `${path}.width`, message: 'reaches beyond the twelfth column', level: 'error' })
      }
      return findings
    }),
  )

/** Checks the type only of pages with an address: page fragments have types of their own. */
const validateType = ({ path, pageType }: CmsPage): Finding[] =>
  path === null || isShownPageType(pageType)
    ? []
    : [{ path: 'pageType', message: `answers 404: it is none of ${shownPageTypes.join(', ')}`, level: 'warning' }]

/** A whole page with its grid, its teasers and, on footer-vue, its footer. */
export const validatePage = (value: unknown): Finding[] => {
  const findings = errorsOf(page, value, '')
  if (findings.length > 0) return findings
  const valid = value as CmsPage
  return [...validateType(valid), ...validateCells(valid.rows)]
}

/** A record of another kind, by the name of its file in records/. Throws when there is none. */
export const validateRecord = (kind: string, value: unknown): Finding[] => {
  const validate = records.get(kind)
  if (!validate) throw new Error(`cms-schemas/records/${kind}${suffix} is missing`)
  return errorsOf(validate, value, '')
}

/** Content with warnings alone may be stored. */
export const isValid = (findings: Finding[]): boolean => findings.every(({ level }) => level === 'warning')
