import { buildSchema } from 'graphql'
import t from 'tap'
import { edgeSdl, policySdl, upstreamSdl } from '#contract/sdl.ts'
import { checkPolicies } from './policies.check.ts'
import { beaconFields, fieldsLimitedBy, fileFields, type Policies, policies, readPolicies } from './policies.ts'

t.test('S7.2 T9.19 every root field of the shop has its policy', async (t) => {
  t.same(checkPolicies(buildSchema(`${upstreamSdl}\n${edgeSdl}`)), [])
})

t.test('the policy check reports each kind of error', async (t) => {
  const schema = buildSchema(`
    ${policySdl}
    interface Named { name: String }
    type Customer implements Named { name: String }
    type Review @shared { author: Named }
    type Price @shared { amount: Int }
    type Product { reviews: [Review!]! price: Price }
    type Plain { name: String }
    type Cart { total: Price }
    type Query {
      product: Product @public(lifetime: content, tags: [])
      plain: Plain @public(lifetime: content, tags: [])
      me: Customer @private
      cart: Cart @private(needs: cart)
    }
    type Mutation {
      save: Plain @public(lifetime: content, tags: [])
      put: Boolean @private(needs: cart)
    }
  `)
  t.same(checkPolicies(schema), [
    "the mutation save can't be public",
    'the mutation put needs a visitor or cart, so it needs @limited',
    'the public field product leads to Customer, with which private fields answer',
    'the type Review is not shared by public and private fields',
  ])
})

t.test('a root field without a policy, with two, or with a tag that nothing fills is refused', async (t) => {
  const read = (field: string) =>
    readPolicies(buildSchema(`${policySdl} input Filter { text: String } type Query { ${field} }`))
  t.throws(() => read('forgotten: Int'), /forgotten needs exactly one of @public, @private, @edge and @studio/)
  t.throws(() => read('torn: Int @private @edge'), /torn needs exactly one/)
  const tagged = (tag: string) => read(`a(id: ID, filter: Filter): Int @public(lifetime: brief, tags: ["${tag}"])`)
  t.doesNotThrow(() => tagged('x:{filter.text}'))
  for (const tag of ['x:{other}', 'x:{filter.other}', 'x:{id.text}', 'x:{id}y', '{unknown(id)}']) {
    t.throws(() => tagged(tag), /a: nothing fills the tag/, tag)
  }
})

t.test('tags name the entities that an answer depends on', async (t) => {
  const tags = (name: string, args: Record<string, unknown>) => {
    const policy: Policies[string] | undefined = policies[name]
    return policy?.scope === 'public' ? policy.tags(args) : undefined
  }
  t.same(tags('getPageDetailsByUrl', { url: '/prod/17?varid=3' })?.slice(3), ['product:17'])
  t.same(tags('getPageDetailsByUrl', { url: '/cat/8' })?.slice(3), ['category:8'])
  t.same(tags('getPageDetailsByUrl', { url: '/service/' })?.slice(3), ['content'])
  t.same(tags('getPageByUrl', { url: '/beratung//stifte?a=1' })?.slice(3), ['path:/beratung/stifte/'])
  t.same(tags('getProductById', { productId: '17' }), ['catalogue', 'product:17', 'parameters'])
  t.same(tags('core_search', { filter: { searchTerm: 'x', category: '8' } }), [
    ...['catalogue', 'parameters', 'synonyms', 'category:8'],
  ])
  t.same(tags('core_search', { filter: { searchTerm: 'x' } }), ['catalogue', 'parameters', 'synonyms'])
  t.same(tags('getTeaserRecommendations', { teaserIds: ['a', 'b'] })?.slice(3), ['teaser:a', 'teaser:b'])
  t.equal(tags('recordGlanceView', {}), undefined)
  const { submitReview } = policies
  t.same(submitReview?.scope === 'private' && submitReview.changes?.({ review: { productId: '17' } }), ['product:17'])
})

t.test('directives name the fields that are limited, sent as beacons, or take a file', async (t) => {
  t.same([...fieldsLimitedBy('email')].sort(), ['checkEmailSubscribed', 'isUniqueEmail'])
  t.ok(fieldsLimitedBy('writes').includes('forgotPassword') && fieldsLimitedBy('reset').includes('forgotPassword'))
  t.same(beaconFields, ['tracking_addEvents'])
  t.same([...fileFields].sort(), [
    ...['readMaterialListFile', 'sendContactFormMail', 'uploadB2bCertificate', 'uploadReturnImage'],
  ])
})
