import { useStripesClass } from '#web/lib/scope/colour-class.ts'
import { classNames } from '../../class-names.ts'
import styles from './Swatches.module.css'

type SwatchesProps = {
  /** CSS colours. */
  colours: readonly string[]
  /** What the dots mean, in words. */
  label: string
  className?: string | undefined
}

/** Colours as dots: stripes of a style rule behind a mask, since a listing has hundreds of them. */
export function Swatches({ colours, label, className }: SwatchesProps) {
  return (
    <span className={classNames(styles.swatches, useStripesClass(colours), className)} role="img" aria-label={label} />
  )
}

/** One colour, for a choice or a filter value; decoration beside its name. */
export function Swatch({ colour, size = 20 }: { colour: string; size?: number }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <circle cx={10} cy={10} r={9.5} fill={colour} className={styles.dot} />
    </svg>
  )
}
