import { Check } from 'lucide-react'
import { Link } from '../../lib/Link.tsx'
import { Container } from '../../ui/Container/Container.tsx'
import { RichText } from '../../ui/RichText/RichText.tsx'
import { useShell } from '../use-shell.ts'
import styles from './ServiceStrip.module.css'

/** Slides of the strip (storefront.md §2). */
const shown = 3

/** The first of the editors' selling points, each with more words when it is pointed at; on phones one after another. */
export function ServiceStrip() {
  const usps = useShell()?.getFooter?.usps.slice(0, shown) ?? []
  if (usps.length === 0) return null
  return (
    <Container>
      <ul className={styles.strip}>
        {usps.map((usp) => (
          <li key={usp.headline} className={styles.usp}>
            <Check className={styles.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
            {usp.link ? (
              <Link href={usp.link} className={styles.link}>
                {usp.headline}
              </Link>
            ) : (
              <span>{usp.headline}</span>
            )}
            {usp.subheadline && <RichText html={usp.subheadline} className={styles.more} />}
          </li>
        ))}
      </ul>
    </Container>
  )
}
