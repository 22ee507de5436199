import type { StudioProductOfQuery } from '../../generated/operations.ts'

export type Product = NonNullable<StudioProductOfQuery['studio_product']>
export type Item = Product['items'][number]
export type PlannedPrice = Item['plannedPrices'][number]

export type ProductDialogProps = { onDone: (message: string) => void; onClose: () => void }
