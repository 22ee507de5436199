import { cellSizes } from '../definition/cell-sizes.ts'
import type { ImageTeaserProps } from './parse.ts'

/** Columns from which a cell is mostly 40rem wide, and words stand beside the picture (ImageTeaser.module.css). */
const wide = 7

/** The attribute `sizes` of the picture, by the look and by the columns of the cell. */
export function pictureSizes(template: ImageTeaserProps['template'], columns: number | undefined): string {
  const isWide = (columns ?? 12) >= wide
  switch (template) {
    case 'slip':
      return cellSizes(columns ?? 12)
    case 'service':
      return isWide ? '(min-width: 768px) 128px, 80px' : '80px'
    case 'linkbox':
      return isWide ? '(min-width: 768px) 256px, 100vw' : cellSizes(columns)
    case null:
      return cellSizes(columns ?? 12, isWide ? 1 / 2 : 1)
  }
}
