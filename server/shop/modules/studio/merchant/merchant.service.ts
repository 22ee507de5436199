import type { Audience } from '#engine/call/audience.ts'
import { createDeskChanges } from '../desk/desk-change.ts'
import { createDealsOfMerchants, type DealsDependencies } from './deals/deals.ts'
import { findStudioItems, type ItemsDependencies } from './items.ts'

type MerchantDependencies = Omit<DealsDependencies, 'change'> & ItemsDependencies

/** The desk of merchants: what a store gives away, and what it asks for its goods. */
export const createMerchantDesk = (dependencies: MerchantDependencies) => {
  const change = createDeskChanges(dependencies.db)
  return {
    items: (search: { search: string; ids: readonly string[] | null }, audience: Audience) =>
      findStudioItems(search, audience, dependencies),
    deals: createDealsOfMerchants({ ...dependencies, change }),
  }
}
