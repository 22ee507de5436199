import {
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
} from 'graphql'
import { collectSubfields } from 'graphql/execution/collectFields.js'
import { LRUCache } from 'lru-cache'
import { inSwissSpelling } from '../spelling.ts'
import { WrittenJson } from './written-json.ts'

type Fragments = GraphQLResolveInfo['fragments']
type Nodes = readonly FieldNode[]

/** Makes of a value what the answer has of it. Throws when the value is not what its type says: graphql-js then says what is wrong. */
export type Complete = (value: unknown) => unknown

/** A part of an operation that can be answered from the data alone; `text` is the same for equal parts of any operations. */
type Selection = { complete: Complete; text: string }

type Plain = Record<string, unknown>

/** Selections whose frozen objects are kept as written: cards on listings, in teasers, in the navigation. Of 20,000 tiles some 20 MB each. */
const remembered = 8

const notPlain = new Error('Not plain data')
/** Thrown for functions in the place of objects and lists, which are called only when they are asked for. */
export const lazyData = new Error('Data to be asked for')

const reasonOf = (value: unknown): Error => (typeof value === 'function' ? lazyData : notPlain)

const isPlainObject = (value: unknown): value is Plain => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && typeof (value as Plain).then !== 'function'
}

/** Whether the selection depends on variables: @skip and @include take them. */
const isConditional = ({ selectionSet }: Pick<FieldNode, 'selectionSet'>, fragments: Fragments): boolean =>
  (selectionSet?.selections ?? []).some((selection) => {
    if ((selection.directives ?? []).length > 0) return true
    if (selection.kind !== Kind.FRAGMENT_SPREAD) return isConditional(selection, fragments)
    const fragment = fragments[selection.name.value]
    return fragment === undefined || isConditional(fragment, fragments)
  })

/** Compiles selections of plain types, see `plainTypesOf`. A process needs one. */
export const createPlainSelections = (schema: GraphQLSchema) => {
  const remaining = new LRUCache<string, WeakMap<object, WrittenJson>>({ max: remembered })

  const storedOf = (text: string): WeakMap<object, WrittenJson> => {
    let completed = remaining.get(text)
    if (!completed) {
      completed = new WeakMap()
      remaining.set(text, completed)
    }
    return completed
  }

  const propertyOf = (type: GraphQLObjectType, nodes: Nodes, fragments: Fragments, isSwiss: boolean): Selection => {
    const name = (nodes[0] as FieldNode).name.value
    if (name === '__typename') return { complete: () => type.name, text: name }
    const field = type.getFields()[name]
    if (!field) throw notPlain
    const { complete, text } = selectionOf(field.type, nodes, fragments, isSwiss)
    const isSpelled = isSwiss && field.resolve !== undefined
    return {
      complete: isSpelled
        ? (source) => complete(inSwissSpelling((source as Plain)[name]))
        : (source) => complete((source as Plain)[name]),
      text: `${name}${isSpelled ? '~' : ''}${text}`,
    }
  }

  const objectOf = (type: GraphQLObjectType, nodes: Nodes, fragments: Fragments, isSwiss: boolean): Selection => {
    const fields = [...collectSubfields(schema, fragments, {}, type, nodes)].map(([key, each]) => {
      // A property of this name would be the prototype.
      if (key === '__proto__') throw notPlain
      return { key, ...propertyOf(type, each, fragments, isSwiss) }
    })
    const text = `${type.name}{${fields.map(({ key, text }) => `${key}:${text}`).join()}}`
    const completeNow = (value: Plain): Plain => {
      const completed: Plain = {}
      for (const { key, complete } of fields) completed[key] = complete(value)
      return completed
    }
    const complete: Complete = (value) => {
      if (!isPlainObject(value)) throw reasonOf(value)
      if (!Object.isFrozen(value)) return completeNow(value)
      const completed = storedOf(text)
      const known = completed.get(value)
      if (known !== undefined) return known
      const made = new WrittenJson(completeNow(value))
      completed.set(value, made)
      return made
    }
    return { complete, text }
  }

  /** By the property `__typename`, as graphql-js does where nothing else tells the type. */
  const abstractOf = (type: GraphQLAbstractType, nodes: Nodes, fragments: Fragments, isSwiss: boolean): Selection => {
    const possible = schema.getPossibleTypes(type)
    const selections = new Map(possible.map((each) => [each.name, objectOf(each, nodes, fragments, isSwiss)]))
    return {
      complete: (value) => {
        const selection = isPlainObject(value) && selections.get(value.__typename as string)
        if (!selection) throw reasonOf(value)
        return selection.complete(value)
      },
      text: [...selections.values()].map(({ text }) => text).join('|'),
    }
  }

  const nullable = ({ complete, text }: Selection): Selection => ({
    complete: (value) => (value === null || value === undefined ? null : complete(value)),
    text,
  })

  const presentOf = (type: GraphQLOutputType, nodes: Nodes, fragments: Fragments, isSwiss: boolean): Selection => {
    if (isListType(type)) {
      const { complete, text } = selectionOf(type.ofType, nodes, fragments, isSwiss)
      return {
        complete: (value) => {
          if (!Array.isArray(value)) throw reasonOf(value)
          const completed: unknown[] = []
          for (let index = 0; index < value.length; index++) completed.push(complete(value[index]))
          return completed
        },
        text,
      }
    }
    if (isLeafType(type)) {
      const complete: Complete = (value) => {
        const serialized: unknown = type.serialize(value)
        if (serialized === null || serialized === undefined) throw notPlain
        return serialized
      }
      return { complete, text: '' }
    }
    if (isAbstractType(type)) return abstractOf(type, nodes, fragments, isSwiss)
    return objectOf(type as GraphQLObjectType, nodes, fragments, isSwiss)
  }

  const selectionOf = (type: GraphQLOutputType, nodes: Nodes, fragments: Fragments, isSwiss: boolean): Selection => {
    if (!isNonNullType(type)) return nullable(presentOf(type, nodes, fragments, isSwiss))
    const { complete, text } = nullable(presentOf(type.ofType, nodes, fragments, isSwiss))
    const completePresent: Complete = (value) => {
      const completed = complete(value)
      if (completed === null) throw notPlain
      return completed
    }
    return { complete: completePresent, text }
  }

  /** Null for what graphql-js has to answer: selections that depend on variables, and odd names. */
  return (type: GraphQLOutputType, nodes: Nodes, fragments: Fragments, isSwiss: boolean): Complete | null => {
    if (nodes.some((node) => isConditional(node, fragments))) return null
    try {
      return selectionOf(type, nodes, fragments, isSwiss).complete
    } catch (error) {
      if (error === notPlain) return null
      throw error
    }
  }
}
