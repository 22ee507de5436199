import type { StoreId, StudioExperiment } from '#contract/generated/types.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Database } from '#engine/db/database.ts'
import { countArms } from './experiments.repository.ts'
import { armOf } from './experiments.rules.ts'

/** Days for which a browser keeps its variants. */
const daysOfVariants = 90

/** Results of A/B tests, from events of visitors who agreed to statistics. */
export const createExperiments = (db: Database) => ({
  results: async (testId: string, since: string | null, store: StoreId): Promise<StudioExperiment> => {
    const from = since === null ? new Date(Date.now() - daysOfVariants * 86_400_000) : new Date(since)
    if (Number.isNaN(from.getTime())) throw badUserInput('since: ISO 8601')
    const arms = await countArms(db, { store, testId, since: from })
    return { testId, since: from.toISOString(), arms: arms.map(armOf) }
  },
})
