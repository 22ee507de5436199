import type { Product } from '../product-types.ts'
import styles from './AudioSamples.module.css'

/** Nothing is loaded before somebody wants to hear it. */
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
