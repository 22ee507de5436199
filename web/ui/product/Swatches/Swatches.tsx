import styles from './Swatches.module.css'

type SwatchesProps = {
  /** CSS colours. */
  colours: readonly string[]
  /** What the dots mean, in words. */
  label: string
}

const step = 18

/** Colours as dots: one drawing, because colours of data may not become style attributes. */
export function Swatches({ colours, label }: SwatchesProps) {
  return (
    <svg
      className={styles.swatches}
      viewBox={`0 0 ${colours.length * step} ${step}`}
      width={colours.length * step}
      height={step}
      role="img"
      aria-label={label}
    >
      {colours.map((colour, index) => (
        <circle key={colour} cx={index * step + 7} fill={colour} />
      ))}
    </svg>
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
