import type { ShellQuery } from '../../generated/operations.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { Picture } from '../../ui/content/Picture/Picture.tsx'
import { RichText } from '../../ui/content/RichText/RichText.tsx'
import { Container } from '../../ui/structure/Container/Container.tsx'
import styles from './FooterUsps.module.css'
import { promisesId } from './promises-id.ts'

type Usp = NonNullable<ShellQuery['getFooter']>['usps'][number]

/** What speaks for the shop, in boxes above the footer. */
export function FooterUsps({ usps }: { usps: readonly Usp[] }) {
  return (
    <div className={styles.ground} data-promises="">
      <Container>
        <ul id={promisesId} className={styles.usps}>
          {usps.map((usp) => (
            <li key={usp.headline} className={styles.usp}>
              {usp.image && <Picture image={usp.image} sizes="56px" alt="" tint="none" className={styles.picture} />}
              <h2 className={styles.headline}>
                {usp.link ? (
                  <Link href={usp.link} className={styles.link}>
                    {usp.headline}
                  </Link>
                ) : (
                  usp.headline
                )}
              </h2>
              {(usp.subheadline ?? usp.text) && (
                <RichText html={usp.subheadline ?? usp.text ?? ''} quiet className={styles.words} />
              )}
            </li>
          ))}
        </ul>
      </Container>
    </div>
  )
}
