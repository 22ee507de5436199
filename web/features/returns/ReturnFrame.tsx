import type { ReactNode } from 'react'
import { useFocusOnAnswer } from '../../lib/forms/use-focus-on-answer.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { Notice } from '../../ui/feedback/Notice/Notice.tsx'
import { Page } from '../../ui/structure/Page/Page.tsx'
import { addressOf, shownSteps } from './return-steps.ts'
import styles from './returns.module.css'

type ReturnFrameProps = {
  headline: string
  lead?: ReactNode
  /** The step that is shown, and the order's hash, for the ways back. */
  step?: (typeof shownSteps)[number]
  hash?: string
  /** What is wrong with the form that was sent. */
  message?: string | null
  children: ReactNode
}

/** A page of a return: where one stands, one thing to do. */
export function ReturnFrame({ headline, lead, step, hash, message = null, children }: ReturnFrameProps) {
  const t = useTexts()
  const outcome = useFocusOnAnswer(message)
  return (
    <Page
      width="reading"
      crumbs={[{ displayName: t('return.title.search') }]}
      headline={headline}
      lead={lead && <p>{lead}</p>}
    >
      {step && hash && <Steps step={step} hash={hash} />}
      {message && (
        <div ref={outcome} tabIndex={-1}>
          <Notice kind="error">
            <p>{message}</p>
          </Notice>
        </div>
      )}
      {children}
    </Page>
  )
}

function Steps({ step, hash }: { step: (typeof shownSteps)[number]; hash: string }) {
  const t = useTexts()
  const current = shownSteps.indexOf(step)
  return (
    <nav aria-label={t('return.steps')}>
      <ol className={styles.steps}>
        {shownSteps.map((each, index) => (
          <li key={each} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
            {index < current ? (
              <Link href={addressOf(each, hash)}>{t(`return.step.${each}`)}</Link>
            ) : (
              <span>{t(`return.step.${each}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
