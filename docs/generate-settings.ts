/** Writes docs/operations/settings.md: every setting of engine and edge, from the schemas by which they read them. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings as edgeSettings } from '#edge/environment.ts'
import { settings as engineSettings } from '#engine/environment.ts'
import { formOf, type SettingSchema } from '#lib/process/setting-form.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|')

const defaultOf = (schema: SettingSchema, isNeeded: boolean): string => {
  if (schema.default === undefined) return isNeeded ? '**must be set**' : 'not set'
  return schema.default === '' ? 'empty' : `\`${schema.default}\``
}

const table = (settings: Record<string, SettingSchema>): string => {
  const rows = Object.entries(settings).map(([name, schema]) => {
    const isNeeded = !('~optional' in schema)
    return `| \`${name}\` | ${cell(defaultOf(schema, isNeeded))} | ${cell(formOf(schema))} | ${cell(schema.description ?? '')} |`
  })
  return ['| Setting | Default | May be | Meaning |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

const text = `# Settings

Written by \`npm run generate:settings\` from \`server/shop/environment.ts\` and \`server/bff/environment.ts\`; not to be changed by hand. All settings are
variables of the environment, read once when a program starts. A program whose settings are wrong, misspelt or contradict each other does not
start, and says of each what it must be. Values of secrets are never shown.

## Engine

${table(engineSettings)}

## Edge

${table(edgeSettings)}
`

writeFileSync(join(import.meta.dirname, 'operations/settings.md'), text)
