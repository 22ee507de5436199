import type { ShellQuery } from '../../generated/operations.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { RichText } from '../../ui/content/RichText/RichText.tsx'
import signs from '../../ui/content/Sign/Sign.module.css'
import styles from './Footer.module.css'
import { FooterLink } from './FooterLink.tsx'

type Block = NonNullable<ShellQuery['getFooter']>['links'][number]

/** A column of links: open on a desk, to unfold on phones; one document for both, without script. */
export function FooterColumn({ block }: { block: Block }) {
  const headline = block.link ? (
    <Link href={block.link} className={styles.link}>
      {block.headline}
    </Link>
  ) : (
    block.headline
  )
  return (
    <details className={styles.column}>
      <summary className={classNames(styles.summary, signs.unfold)}>{block.headline}</summary>
      <h2 className={styles.columnHeadline}>{headline}</h2>
      {block.content && <RichText html={block.content} className={styles.content} />}
      {block.entries.length > 0 && (
        <ul className={styles.links}>
          {block.entries.map((entry) => (
            <li key={entry.url}>
              <FooterLink entry={entry} className={styles.link} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
