import type { PreviewData } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Identity } from '#engine/call/caller.ts'
import type { Database } from '#engine/db/database.ts'
import type { Memberships } from '../../account/prime/memberships/memberships.ts'
import type { ContentService } from '../../content/content/content.service.ts'
import type { Newsletter } from '../../mail/newsletter/newsletter.service.ts'
import { findCustomerFacts, findSegments } from './segments.repository.ts'
import { isInSegment, type SegmentFacts } from './segments.rules.ts'

type Visitor = Audience & { identity: () => Promise<Identity> }

type Dependencies = {
  db: Database
  content: Pick<ContentService, 'abTests'>
  newsletter: Pick<Newsletter, 'isSubscribed'>
  memberships: Pick<Memberships, 'isMember'>
}

export const createSegmentsService = ({ db, content, newsletter, memberships }: Dependencies) => {
  const factsOf = async ({ store, identity, preview }: Visitor): Promise<SegmentFacts> => {
    // A preview stands for a kind of visitor, not for the editor.
    const { customerId } = preview?.customer ? { customerId: null } : await identity()
    const stranger = { orders: 0, wantsNewsletter: false, country: store.country, isPrime: false }
    if (customerId === null) return { ...stranger, kind: preview?.customer ?? 'stranger' }
    const { orders, isBusiness, address, country } = await findCustomerFacts(db, customerId)
    const wantsNewsletter = address !== null && (await newsletter.isSubscribed(address, store.id))
    const kind = isBusiness ? 'business' : 'private'
    const isPrime = await memberships.isMember(db, { customerId, store: store.id })
    return { kind, orders, wantsNewsletter, country: country ?? store.country, isPrime }
  }

  /** Ids of the segments that the visitor of a call is in; a preview names its own. */
  const ofVisitor = async (visitor: Visitor): Promise<string[]> => {
    const { preview } = visitor
    if (preview?.segments) return preview.segments
    const all = await findSegments(db)
    if (all.length === 0) return []
    const facts = await factsOf(visitor)
    return all.filter(({ rules }) => isInSegment(rules, facts)).map(({ id }) => id)
  }

  return {
    ofVisitor,

    /** What a preview can choose at an address, and what it has chosen (storefront.md §3); null for visitors. */
    previewData: async (url: string, visitor: Visitor): Promise<PreviewData | null> => {
      const { preview, textLanguage } = visitor
      if (!preview) return null
      const [all, own, tests] = await Promise.all([findSegments(db), ofVisitor(visitor), content.abTests(url, visitor)])
      return {
        customerSegments: all.map(({ id, name }) => ({ id, name: name[textLanguage], selected: own.includes(id) })),
        abTestScenarios: tests.flatMap(({ id, variants }) =>
          variants.map((variant) => ({
            id: `${id}:${variant.id}`,
            name: `${id}: ${variant.id}`,
            selected: preview.tests[id] === variant.id,
          })),
        ),
      }
    },
  }
}
