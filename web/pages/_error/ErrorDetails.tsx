import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import styles from './ErrorPage.module.css'
import type { RawError } from './raw-error.ts'

/** For those who look for the fault: what was thrown, and under which id the logs tell of it. */
export function ErrorDetails({ fault: { message, stack, requestId } }: { fault: RawError }) {
  const t = useTexts()
  return (
    <section className={styles.fault} aria-labelledby="error-fault">
      <Heading level={2} size="l" id="error-fault">
        {t('error.debug.headline')}
      </Heading>
      <p>{message}</p>
      {requestId && <p>{t('error.debug.request', { id: requestId })}</p>}
      {stack && <pre className={styles.stack}>{stack}</pre>}
    </section>
  )
}
