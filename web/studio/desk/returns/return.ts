import type { StudioReturnOfQuery } from '../../generated/operations.ts'

export type Return = NonNullable<StudioReturnOfQuery['studio_return']>
