import { type GraphQLField, type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql'
import { contentPathOf } from '#contract/shop-paths.ts'

type Arguments = Readonly<Record<string, unknown>>

/** Cache tags of one answer; gets the field's arguments as GraphQL has coerced them. */
export type Tags = (args: Arguments) => string[]

type Part = (args: Arguments) => readonly string[]

/** `page:{pageId}`, `category:{filter.category}` or `{entityAt(url)}`. */
const form = /^([^{}]*)\{(?:(\w+)\()?(\w+(?:\.\w+)*)\)?\}$/

const derivations: Readonly<Record<string, (value: string) => string>> = {
  entityAt,
  contentPathOf: (url) => contentPathOf(url) ?? '',
}

/** The templates of a field's directive (server/contract/sdl/policy.graphql). Throws for one that the field's arguments can't fill. */
export function readTags(templates: readonly string[], field: GraphQLField<unknown, unknown>): Tags {
  const parts = templates.map((template) => readPart(template, field))
  return (args) => parts.flatMap((part) => part(args))
}

function readPart(template: string, field: GraphQLField<unknown, unknown>): Part {
  if (!/[{}]/.test(template)) {
    const tags = [template]
    return () => tags
  }
  const [, prefix = '', derivation, path = ''] = form.exec(template) ?? []
  const steps = path.split('.')
  const derive = derivation === undefined ? (value: string) => value : derivations[derivation]
  if (!derive || !isArgument(steps, field)) throw new Error(`${field.name}: nothing fills the tag ${template}`)
  return (args) => valuesAt(args, steps).map((value) => prefix + derive(value))
}

function isArgument([name, ...steps]: readonly string[], field: GraphQLField<unknown, unknown>): boolean {
  let type: GraphQLInputType | undefined = field.args.find((argument) => argument.name === name)?.type
  for (const step of steps) {
    const input = type && getNamedType(type)
    type = isInputObjectType(input) ? input.getFields()[step]?.type : undefined
  }
  return type !== undefined
}

function valuesAt(args: Arguments, steps: readonly string[]): string[] {
  let value: unknown = args
  for (const step of steps) value = (value as Arguments | null | undefined)?.[step]
  return [value].flat().flatMap((each) => (each == null || each === '' ? [] : [String(each)]))
}

/** What stands at /prod/{id} and /cat/{id} (storefront.md §2) ends or changes with that product or category, else with content. */
function entityAt(url: string): string {
  const [, kind, id] = /^\/(prod|cat)\/([^/?#]+)/.exec(url) ?? []
  return id === undefined ? 'content' : `${kind === 'prod' ? 'product' : 'category'}:${id}`
}
