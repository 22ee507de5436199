import { deepStrictEqual as deepEqual } from 'node:assert'
import fc, { type Arbitrary } from 'fast-check'
import { buildSchema, type ExecutionResult, execute, type GraphQLError, parse, validate } from 'graphql'
import t from 'tap'
import { seed } from '#lib/testing/random.ts'
import { executedSchemaOf } from './executed-schema.ts'
import { writeJson } from './written-json.ts'

const sdl = `
  type Query { box: Box present: Box! boxes: [Box!] shapes: [Shape!]! sure: [Box] room: Room thing: Thing }
  type Room { id: ID! box: Box boxes: [Box!]! doubled(times: Int = 2): Box shape: Shape }
  type Box { id: ID size: Int! ratio: Float isOpen: Boolean! colour: Colour names: [String!]! inner: Box shapes: [Shape] grid: [[Int]!] }
  interface Shape { name: String! }
  type Circle implements Shape { name: String! radius: Int box: Box }
  type Square implements Shape { name: String! side: Float! }
  union Thing = Box | Circle
  enum Colour { RED BLUE }
`
const schema = buildSchema(sdl)
const room = schema.getType('Room') as { getFields: () => Record<string, { resolve?: unknown }> } | undefined
const doubled = room?.getFields().doubled
if (doubled) doubled.resolve = ({ box }: { box: unknown }, { times }: { times: number }) => (times > 1 ? box : null)
const executed = executedSchemaOf(schema, sdl)

/** Now and then what a resolver should not give. */
const seldom = <Value>(value: Arbitrary<Value>, odd: Arbitrary<unknown> = fc.constant(null)): Arbitrary<unknown> =>
  fc.oneof({ arbitrary: value, weight: 25 }, { arbitrary: odd, weight: 1 })

class Instance {
  id = 'of a class'
  size = 1
  isOpen = true
  names = []
}

const odd = fc.constantFrom<unknown>(
  ...[null, undefined, '', 0, Number.NaN, 1e20, true, [], {}, 'RED', new Error('odd'), new Set(['a']), new Instance()],
  ...[() => 'called', () => ({ id: 1, size: 2, isOpen: true, names: ['x'] })],
)
const text = seldom(fc.constantFrom('', 'a', 'ß "quoted" \u2028 \\ €', 'Füller'), odd)
const integer = seldom(fc.integer({ min: -5, max: 5 }), odd)
const maybe = (value: Arbitrary<unknown>) => fc.oneof({ arbitrary: value, weight: 5 }, fc.constant(null))
const list = (value: Arbitrary<unknown>) => seldom(fc.array(value, { maxLength: 2 }), odd)

const frozen = fc.boolean()
const { box, shape } = fc.letrec<{ box: unknown; shape: unknown }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 3 },
    fc.record({ __typename: seldom(fc.constant('Square'), odd), name: text, side: integer }),
    fc.record({
      __typename: seldom(fc.constant('Circle'), odd),
      name: text,
      radius: maybe(integer),
      box: maybe(tie('box')),
    }),
  ),
  box: fc
    .tuple(
      fc.record({
        __typename: fc.constant('Box'),
        id: maybe(text),
        size: integer,
        ratio: maybe(seldom(fc.double({ noNaN: true }), odd)),
        isOpen: seldom(fc.boolean(), odd),
        colour: maybe(seldom(fc.constantFrom('RED', 'BLUE'), odd)),
        names: list(text),
        inner: fc.oneof({ maxDepth: 3 }, fc.constant(null), tie('box')),
        shapes: fc.oneof({ maxDepth: 3 }, fc.constant(null), list(maybe(tie('shape')))),
        grid: maybe(list(list(maybe(integer)))),
      }),
      frozen,
    )
    .map(([value, isFrozen]) => (isFrozen ? Object.freeze(value) : value)),
}))

const root = fc.record({
  box: maybe(box),
  present: seldom(box, odd),
  boxes: maybe(list(box)),
  shapes: list(shape),
  sure: maybe(list(maybe(box))),
  room: maybe(fc.record({ id: text, box: maybe(box), boxes: list(box), shape: maybe(shape) })),
  thing: maybe(fc.oneof(box, shape)),
})

const condition = fc.constantFrom(
  ...['', '', '', '', ' @include(if: $yes)', ' @skip(if: $yes)', ' @include(if: $no)', ' @skip(if: true)'],
)
const aliased = (name: string) => fc.constantFrom(name, name, `a_${name}: ${name}`)
const leaf = (...names: string[]) =>
  fc.tuple(fc.constantFrom('__typename', ...names).chain(aliased), condition).map((parts) => parts.join(''))
type Selections = Record<'ofBox' | 'ofShape' | 'ofRoom', string>
const some = (selection: Arbitrary<string>) =>
  fc.array(selection, { minLength: 1, maxLength: 4 }).map((each) => `{ ${each.join(' ')} }`)
const field = (name: string, below: Arbitrary<string>) =>
  fc.tuple(aliased(name), condition, below).map((parts) => parts.join(' '))
const on = (type: string, below: Arbitrary<string>) =>
  fc.tuple(condition, below).map(([each, selections]) => `... on ${type}${each} ${selections}`)

const { ofBox, ofShape, ofRoom } = fc.letrec<Selections>((tie) => ({
  ofBox: some(
    fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      leaf('id', 'size', 'ratio', 'isOpen', 'colour', 'names', 'grid'),
      fc.constantFrom('...OfBox', '...OfBox', '__proto__: id'),
      field('inner', tie('ofBox')),
      field('shapes', tie('ofShape')),
      on('Box', tie('ofBox')),
    ),
  ),
  ofShape: some(
    fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      leaf('name'),
      fc.constantFrom('... on Square { side }', '... on Circle { radius }', '...OfShape'),
      fc.tuple(tie('ofBox')).map(([each]) => `... on Circle { box ${each} }`),
      on('Shape', tie('ofShape')),
    ),
  ),
  ofRoom: some(
    fc.oneof(
      leaf('id'),
      field('box', tie('ofBox')),
      field('boxes', tie('ofBox')),
      field('doubled', tie('ofBox')),
      field('shape', tie('ofShape')),
    ),
  ),
}))
const anyOperation = some(
  fc.oneof(
    ...['box', 'present', 'boxes', 'sure'].map((name) => field(name, ofBox)),
    field('shapes', ofShape),
    field('room', ofRoom),
    fc.tuple(ofBox, ofShape).map(([box, shape]) => `thing { __typename ... on Box ${box} ... on Circle ${shape} }`),
  ),
).map(
  (selections) => `query ($yes: Boolean!, $no: Boolean = false) ${selections}
    fragment OfBox on Box { id names again: size }
    fragment OfShape on Shape { __typename name ... on Circle { radius box { ...OfBox } } }`,
)

const operation = anyOperation.filter((query) => validate(schema, parse(query)).length === 0)

type Reported = { errors: GraphQLError[] | null; language: string }

const run = async (schema: typeof executed, query: string, rootValue: unknown): Promise<ExecutionResult> => {
  const contextValue: Reported = { errors: null, language: 'de-DE' }
  const result = await execute({
    schema,
    document: parse(query),
    rootValue,
    contextValue,
    variableValues: { yes: true },
  })
  const errors = [...(result.errors ?? []), ...(contextValue.errors ?? [])]
  return errors.length > 0 ? { ...result, errors } : result
}

const answerOf = ({ data, errors = [] }: ExecutionResult) => ({
  data: writeJson(data).toString(),
  errors: errors.map((error) => JSON.stringify(error)).sort(),
})

/** Whether what a check has met was both usual and unusual: a comparison of errors alone would say little. */
const met = { data: 0, errors: 0 }

t.test('operations on any data are answered as graphql-js answers them, errors included', async (t) => {
  await fc.assert(
    fc.asyncProperty(root, operation, async (data, query) => {
      const expected = answerOf(await run(schema, query, data))
      met[expected.errors.length > 0 ? 'errors' : 'data']++
      deepEqual(answerOf(await run(executed, query, data)), expected)
      // What is frozen is known by now.
      deepEqual(answerOf(await run(executed, query, data)), expected)
    }),
    { numRuns: 500, seed },
  )
  t.ok(met.data > 100, `${met.data} without errors`)
  t.ok(met.errors > 50, `${met.errors} with errors`)
})

t.test('a frozen object is read once for all operations that select the same of it', async (t) => {
  let reads = 0
  const counted = {
    id: 'ß',
    get size() {
      reads++
      return 1
    },
  }
  const query = '{ box { ...Small } } fragment Small on Box { id size }'
  const other = '{ first: box { id size } boxes { size } }'
  const answer = async (text: string, box: object) => answerOf(await run(executed, text, { box, boxes: [box] })).data

  t.equal(await answer(query, counted), '{"box":{"id":"ß","size":1}}')
  t.equal(await answer(query, counted), '{"box":{"id":"ß","size":1}}')
  t.equal(reads, 2, 'what may change is read anew')

  Object.freeze(counted)
  reads = 0
  t.equal(await answer(query, counted), '{"box":{"id":"ß","size":1}}')
  t.equal(await answer(other, counted), '{"first":{"id":"ß","size":1},"boxes":[{"size":1}]}')
  t.equal(await answer(other, counted), '{"first":{"id":"ß","size":1},"boxes":[{"size":1}]}')
  t.equal(reads, 2, 'once for each selection')
})

t.test('a function in the data is called once a call, when its field is requested', async (t) => {
  let calls = 0
  const lazy = { id: 'a', size: 1, inner: async () => ({ size: ++calls }) }
  const answer = async (query: string) => answerOf(await run(executed, query, { box: lazy }))
  const query = '{ box { id inner { size } } }'
  const known = parse(query)
  const again = () => execute({ schema: executed, document: known, rootValue: { box: lazy }, contextValue: {} })

  t.match(await answer('{ box { id } }'), { data: '{"box":{"id":"a"}}' })
  t.match(await answer(query), { data: '{"box":{"id":"a","inner":{"size":1}}}', errors: [] })
  t.match(await again(), { data: { box: { inner: { size: 2 } } } })
  t.match(await again(), { data: { box: { inner: { size: 3 } } } })
})

t.test('an error within plain data has its path in the whole answer', async (t) => {
  const data = {
    room: {
      id: '1',
      boxes: [
        { id: 'a', size: 1, names: ['x'] },
        { id: 'b', size: 'many', names: [] },
      ],
    },
  }
  const { errors } = await run(executed, '{ room { id boxes { id size } } }', data)
  t.match(errors, [{ path: ['room', 'boxes', 1, 'size'], locations: [{ line: 1, column: 24 }] }])
})
