import type { Product } from '../product-types.ts'
import styles from './AudioSamples.module.css'

/** Audio samples; `preload="none"` loads nothing before the visitor plays one. */
export function AudioSamples({ samples }: { samples: Product['audioSamples'] }) {
  return (
    <ul className={styles.samples}>
      {samples.map(({ title, url }) => (
        <li key={url}>
          <figure className={styles.sample}>
            <figcaption>{title}</figcaption>
            {/* biome-ignore lint/a11y/useMediaCaption: samples come without a transcript; the title names them */}
            <audio controls preload="none" src={url} aria-label={title} />
          </figure>
        </li>
      ))}
    </ul>
  )
}
