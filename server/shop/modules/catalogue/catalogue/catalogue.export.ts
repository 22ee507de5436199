import type { ImportRecord } from '#contract/import/catalogue.ts'
import { directoryExporters, type Exporter } from '../directory/directory.export.ts'
import { mediaExporter } from '../media/media.export.ts'
import { productExporter } from '../product/import/product.export.ts'
import { reviewExporter } from '../reviews/reviews.export.ts'

/** The catalogue in the form of an import, by kind. */
export const catalogueExporters: {
  [K in ImportRecord['kind']]: Exporter<Extract<ImportRecord, { kind: K }>['record']>
} = { media: mediaExporter, ...directoryExporters, product: productExporter, review: reviewExporter }
