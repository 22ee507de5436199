import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import styles from './ErrorPage.module.css'
import type { RawError } from './raw-error.ts'

/** For those who look for the cause: what was thrown, and under which id the logs tell of it. */
export function ErrorDetails({ error: { message, stack, requestId } }: { error: RawError }) {
  const t = useTexts()
  return (
    <section className={styles.error} aria-labelledby="error-details">
      <Heading level={2} size="l" id="error-details">
        {t('error.debug.headline')}
      </Heading>
      <p>{message}</p>
      {requestId && <p>{t('error.debug.request', { id: requestId })}</p>}
      {stack && <pre className={styles.stack}>{stack}</pre>}
    </section>
  )
}
