import { entryTypeOf, isParameterName, type ParameterDeclaration, parameterDeclarations } from './declarations.ts'
import type { Parameter } from './read-parameters.ts'

/** `path` as in the form of an import. A warning names what is stored and read by nobody. */
export type ParameterViolation = { path: string; message: string; level: 'error' | 'warning' }

const maxShownLength = 60

const shortened = (text: string): string => (text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text)

const entryViolations = (
  parameter: string,
  declaration: ParameterDeclaration,
  { name, value }: { name: string; value: string },
  path: string,
): ParameterViolation[] => {
  const found = entryTypeOf(declaration, name)
  const full = `${parameter}.${shortened(name)}`
  if (found === null) {
    const known = Object.keys(declaration.entries).join(' ')
    const level = declaration.isClosed ? 'error' : 'warning'
    return [{ path: `${path}.name`, message: `${full} is read by nothing. Known here: ${known}`, level }]
  }
  const { type, wrongName } = found
  const { names } = type
  if (wrongName !== null && names)
    return [
      {
        path: `${path}.name`,
        message: `${full}: "${wrongName}" does not fit. What fits: ${names.fits}`,
        level: 'error',
      },
    ]
  if (type.read(value.trim()) !== null) return []
  const message = `${full}: "${shortened(value)}" does not fit. What fits: ${type.fits}`
  return [{ path: `${path}.value`, message, level: 'error' }]
}

/** What is wrong with one parameter by its declaration. */
export const parameterViolations = ({ name, entries }: Parameter): ParameterViolation[] => {
  if (!isParameterName(name))
    return [{ path: 'name', message: `${shortened(name)} is read by nothing`, level: 'warning' }]
  const declaration: ParameterDeclaration = parameterDeclarations[name]
  const names = entries.map((entry) => entry.name.trim())
  const missing = Object.entries(declaration.entries).filter(
    ([entry, { isRequired }]) => isRequired && !names.includes(entry),
  )
  return [
    ...entries.flatMap((entry, index) => {
      const path = `entries[${index}]`
      const trimmed = { ...entry, name: entry.name.trim() }
      if (names.indexOf(trimmed.name) < index)
        return [
          { path: `${path}.name`, message: `${name}.${shortened(trimmed.name)} is set twice`, level: 'error' as const },
        ]
      return entryViolations(name, declaration, trimmed, path)
    }),
    ...missing.map(([entry, { fits }]): ParameterViolation => {
      const message = `${name}.${entry} is missing. What fits: ${fits}`
      return { path: 'entries', message, level: 'error' }
    }),
  ]
}
