import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isObjectType,
  parse,
} from 'graphql'
import { edgeSdl, upstreamSdl } from '#contract/sdl.ts'
import { textsOfStore } from '#contract/store-texts.ts'
import { shopLanguages, storeIds } from '#contract/stores.ts'
import type { EdgeResult, EdgeRun } from '../../graphql/edge-run.ts'
import { runOf } from '../../graphql/testing/run-of.ts'
import type { Visitor } from '../../visitor/visitor.ts'

type Answer = (args: Record<string, unknown>, visitor: Visitor) => unknown
type Texts = Readonly<Record<string, { de: string; en: string }>>

export type SampleOptions = {
  /** Answers of root fields; every other field is filled by its type. */
  answers?: Readonly<Record<string, Answer>>
  texts?: Texts
  /** How many objects stand in a list, by the field's name; 2 where nothing is said. */
  lengths?: Readonly<Record<string, number>>
}

const persisted = new URL('../../../../web/generated/persisted.json', import.meta.url)

type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  visitor: Visitor,
) => Promise<ExecutionResult>

/** Executes operations against the contract with values that follow from the place they stand in, the same each time. */
export function sampleExecution({ answers = {}, texts = {}, lengths = {} }: SampleOptions = {}): Execute {
  const schema = buildSchema(`${upstreamSdl}\n${edgeSdl}`)
  const roots: Record<string, Answer> = { ...ownAnswers(texts), ...answers }

  const sample = (type: GraphQLOutputType, name: string, seed: string): unknown => {
    const nullable = getNullableType(type)
    if (isListType(nullable)) {
      const length = lengths[name] ?? 2
      return Array.from({ length }, (_, index) => sample(nullable.ofType, name, `${seed}.${index + 1}`))
    }
    const named = getNamedType(nullable)
    if (isAbstractType(named)) return { seed, __typename: schema.getPossibleTypes(named)[0]?.name }
    if (isObjectType(named)) return { seed }
    if (isEnumType(named)) return named.getValues()[0]?.value
    return scalar(named.name, name, seed)
  }

  const resolve: GraphQLFieldResolver<Record<string, unknown>, Visitor> = (source, args, visitor, info) => {
    const { fieldName, returnType, parentType } = info
    if (parentType.name === 'Query' && roots[fieldName]) return roots[fieldName](args, visitor)
    if (source && fieldName in source) return source[fieldName]
    return sample(returnType, fieldName, source?.seed ? `${source.seed}.${fieldName}` : fieldName)
  }

  return async (document, variableValues, contextValue) =>
    execute({ schema, document, variableValues, contextValue, fieldResolver: resolve })
}

/** An edge without an engine, for tests and benches of pages: runs the web's operations by `sampleExecution`. */
export function sampleEdge(options: SampleOptions = {}): EdgeRun {
  const documents = new Map<string, DocumentNode>()
  for (const [id, text] of Object.entries(JSON.parse(readFileSync(persisted, 'utf8')) as Record<string, string>)) {
    documents.set(id, parse(text))
  }
  const executeSample = sampleExecution(options)
  return runOf(async (id, variables, visitor) => {
    const document = documents.get(id)
    if (!document) return failed('PERSISTED_QUERY_NOT_FOUND')
    const result = await executeSample(document, variables, visitor)
    const data = result.data ?? null
    return {
      json: JSON.stringify(data),
      data,
      ...(result.errors ? { errors: result.errors } : {}),
      tags: ['content'],
      ttl: 60,
      isPublic: true,
    }
  })
}

/** What an operation answers that failed, by a code of the catalogue. */
function failed(code: string): EdgeResult<never> {
  return {
    json: 'null',
    data: null,
    errors: [{ message: code, extensions: { code } }],
    tags: [],
    ttl: 0,
    isPublic: true,
  }
}

function ownAnswers(texts: Texts): Record<string, Answer> {
  const textsFor = ({ store, language }: Visitor) => {
    const inLanguage = Object.entries(texts).map(([key, text]) => [key, text[shopLanguages[language]]] as const)
    return [...textsOfStore(store, inLanguage)].map(([key, value]) => ({ key, value }))
  }
  return {
    getStore: (_, { store, language, origin }) => ({
      id: store,
      baseUrl: origin,
      language,
      currencyCode: 'EUR',
    }),
    getStores: (_, { origin }) =>
      storeIds.map((id) => ({ id, baseUrl: origin, currencyCode: 'EUR', name: 'Pausenhof', logo: null })),
    getPathsWithAbTests: () => [],
    getActiveAbTestsByUrl: () => [],
    getTranslationsByPrefix: ({ prefixes }, visitor) =>
      textsFor(visitor).filter(({ key }) => (prefixes as string[]).some((prefix) => key.startsWith(prefix))),
    getTranslationsByKeys: ({ keys }, visitor) =>
      textsFor(visitor).filter(({ key }) => (keys as string[]).includes(key)),
  }
}

const words = ['Schulranzen', 'Buntstifte', 'Bastelschere', 'Globus', 'Wandkalender', 'Sitzkissen', 'Zirkel']

function scalar(type: string, name: string, seed: string): unknown {
  const number = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  switch (type) {
    case 'Int':
      return name === 'width' ? 280 : name === 'height' ? 210 : (number % 60) + 1
    case 'Float':
      return (number % 50) / 10
    case 'Boolean':
      return number % 2 === 0
    case 'ID':
      return `${number}`
    default:
      return text(name, number)
  }
}

function text(name: string, number: number): string {
  switch (name) {
    case 'src':
      return `/media/${number}/productlisting_big.jpg`
    case 'path':
    case 'url':
      return `/prod/${number}/`
    case 'currentPrice':
    case 'oldPrice':
    case 'stringValue':
      return `${number % 90},${number % 89}9 €`
    case 'css':
      return `#${(number * 1677).toString(16).padStart(6, '0').slice(0, 6)}`
    case 'robots':
    case 'metaRobots':
      return 'index,follow'
    default:
      return `${words[number % words.length]} ${words[(number + 3) % words.length]} ${number}`
  }
}
