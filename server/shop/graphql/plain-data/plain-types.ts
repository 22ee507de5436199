import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { isSpelledProperty } from '../spelling.ts'

/** Its value is a property of its object, as it is or in the spelling of the call's language. */
const isProperty = ({ args, resolve }: GraphQLField<unknown, unknown>): boolean =>
  args.length === 0 && (resolve === undefined || isSpelledProperty(resolve))

/**
 * Types whose values are all there once their object is: no field of theirs, nor of what is in them, takes arguments or has a resolver.
 * Scalars that the contract defines itself are not plain, since they accept any value.
 */
export const plainTypesOf = (schema: GraphQLSchema): ReadonlySet<GraphQLNamedType> => {
  const roots = new Set([schema.getQueryType(), schema.getMutationType()])
  const all = Object.values(schema.getTypeMap())
  const plain = new Set<GraphQLNamedType>(
    all.filter(
      (type) =>
        isSpecifiedScalarType(type) ||
        isEnumType(type) ||
        (isAbstractType(type) && !type.resolveType) ||
        (isObjectType(type) && !type.isTypeOf && !roots.has(type)),
    ),
  )
  const remains = (type: GraphQLNamedType): boolean => {
    if (isAbstractType(type)) return schema.getPossibleTypes(type).every((possible) => plain.has(possible))
    if (!isObjectType(type)) return true
    return fieldsOf(type).every((field) => isProperty(field) && plain.has(getNamedType(field.type)))
  }
  for (let size = -1; size !== plain.size; ) {
    size = plain.size
    for (const type of plain) if (!remains(type)) plain.delete(type)
  }
  return plain
}

const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields())
