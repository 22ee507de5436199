import { Fragment } from 'react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { Draw } from './Draw.tsx'
import styles from './PrizeDrawTab.module.css'
import type { PrizeDrawTabProps } from './parse.ts'

export { parsePrizeDrawTab as parse } from './parse.ts'

/** The tabs are a choice of the browser's own: they need no script, and the arrow keys go from one to the next. */
export function PrizeDrawTab({ teaserId, headline, draws, analyticsName }: PrizeDrawTabProps) {
  const t = useTexts()
  return (
    <section className={styles.teaser}>
      {headline && (
        <Heading level={2} marked>
          {headline}
        </Heading>
      )}
      {draws.length === 1 && draws[0] ? (
        <Draw draw={draws[0]} analyticsName={analyticsName} />
      ) : (
        <div role="radiogroup" aria-label={headline ?? t('teasers.draw.choose')} className={styles.tabs}>
          {draws.map((draw, index) => (
            <Fragment key={draw.formId}>
              <label className={styles.tab}>
                <input type="radio" name={`${teaserId}-draws`} defaultChecked={index === 0} />
                {draw.tabText}
              </label>
              <div className={styles.panel}>
                <Draw draw={draw} analyticsName={analyticsName} />
              </div>
            </Fragment>
          ))}
        </div>
      )}
    </section>
  )
}
