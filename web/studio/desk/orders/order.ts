import type { StudioOrderOfQuery } from '../../generated/operations.ts'

export type Order = NonNullable<StudioOrderOfQuery['studio_order']>

export type OrderPartProps = { order: Order; onDone: (message: string) => void }
