import { buildSchema } from 'graphql'
import t from 'tap'
import { edgeSdl, upstreamSdl } from '#contract/sdl.ts'
import { checkPolicies } from './policies.check.ts'
import { type Policies, policies, sharedTypes } from './policies.ts'

t.test('every root field of the shop has its policy', async (t) => {
  t.same(checkPolicies(buildSchema(`${upstreamSdl}\n${edgeSdl}`), policies, sharedTypes), [])
})

t.test('the check finds what it is there for', async (t) => {
  const schema = buildSchema(`
    interface Named { name: String }
    type Customer implements Named { name: String }
    type Review { author: Named }
    type Price { amount: Int }
    type Product { reviews: [Review!]! price: Price }
    type Plain { name: String }
    type Cart { total: Price }
    type Query { product: Product plain: Plain me: Customer cart: Cart forgotten: String }
    type Mutation { save: Plain }
  `)
  const open = { scope: 'public', lifetime: 'content', tags: () => [] } as const
  const own = { scope: 'private' } as const
  const table: Policies = { product: open, plain: open, me: own, cart: own, gone: open, save: open }
  t.same(checkPolicies(schema, table, ['Price', 'Review']), [
    'Query.forgotten has no line in the table of policies',
    'the policy gone is for no root field',
    "the mutation save can't be public",
    'the public field product leads to Customer, with which private fields answer',
    'the type Review is not shared by public and private fields',
  ])
})

t.test('tags name what an answer depends on', async (t) => {
  const tags = (name: keyof typeof policies, args: Record<string, unknown>) => {
    const policy: Policies[string] = policies[name]
    return policy.scope === 'public' ? policy.tags(args) : undefined
  }
  t.same(tags('getPageDetailsByUrl', { url: '/prod/17?varid=3' })?.slice(3), ['product:17'])
  t.same(tags('getPageDetailsByUrl', { url: '/cat/8' })?.slice(3), ['category:8'])
  t.same(tags('getPageDetailsByUrl', { url: '/service/' })?.slice(3), ['content'])
  t.same(tags('getProductById', { productId: '17' }), ['catalogue', 'product:17', 'parameters'])
  t.same(tags('core_search', { filter: { searchTerm: 'x', category: '8' } }), [
    ...['catalogue', 'parameters', 'synonyms', 'category:8'],
  ])
  t.equal(tags('recordGlanceView', {}), undefined)
})
