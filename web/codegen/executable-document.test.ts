import { buildSchema, parse, validate } from 'graphql'
import t from 'tap'
import { executableOperations } from './executable-document.ts'

const schema = buildSchema(`
  type Query { list: List, cart: Cart }
  type List { tiles: [Tile!]!, filters: [Filter!]! }
  type Tile { id: ID!, name: String!, image: Image }
  type Image { src: String!, alt: String! }
  interface Filter { id: ID! }
  type Choice implements Filter { id: ID!, values: [String!]! }
  type Cart { id: ID!, total: Int! }
`)
const fragments = parse(
  'fragment Card on Tile { id image { src } ...Named } fragment Named on Tile { name image { alt } }',
)
const text = (operation: string) => executableOperations(schema, [parse(operation), fragments])[0]?.text

t.test('fragments on their own type are written out and merged', async (t) => {
  t.equal(text('query A { list { tiles { ...Card } } }'), 'query A{list{tiles{id image{src alt}name}}}')
})

t.test('__typename stands where Apollo needs it and nowhere else', async (t) => {
  t.equal(text('query B { cart { id total } }'), 'query B{cart{id total}}')
  t.equal(
    text('query C { list { filters { id ... on Choice { values } } } }'),
    'query C{list{filters{__typename id ...on Choice{values}}}}',
  )
})

t.test('an executable document is valid and its id follows its text', async (t) => {
  const [first] = executableOperations(schema, [parse('query D { list { tiles { ...Card } } }'), fragments])
  const [same] = executableOperations(schema, [parse('query D { list { tiles { ...Card } } } # other'), fragments])
  const [other] = executableOperations(schema, [parse('query D { list { tiles { id } } }'), fragments])
  t.same(validate(schema, parse(first?.text ?? '')), [])
  t.equal(first?.id, same?.id)
  t.not(first?.id, other?.id)
})
