import { prizeDrawRules } from '#schemas/form.rules.ts'
import { useFormat } from '../../lib/i18n/format.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { Picture } from '../../ui/content/Picture/Picture.tsx'
import { RichText } from '../../ui/content/RichText/RichText.tsx'
import { Notice } from '../../ui/feedback/Notice/Notice.tsx'
import { EntryForm } from '../Form/EntryForm.tsx'
import type { ViewField } from '../Form/parse.ts'
import styles from './Draw.module.css'
import type { PrizeDraw } from './parse.ts'
import { useDrawState } from './use-draw-state.ts'

const autofill: Readonly<Record<string, string>> = { firstName: 'given-name', lastName: 'family-name', email: 'email' }

type DrawProps = { draw: PrizeDraw; analyticsName: string | null }

/** One prize draw: what there is to win, until when, and the form to take part. */
export function Draw({ draw, analyticsName }: DrawProps) {
  const t = useTexts()
  const { date } = useFormat()
  const { formId, picture, headline, html, question, startsAt, endsAt, conditions, successHtml } = draw
  const elementId = `${formId}-draw`
  const state = useDrawState(elementId, draw)
  const last = endsAt && date(Date.parse(endsAt) - 1)
  const fields = prizeDrawRules(draw.answers).map(
    (rule): ViewField => ({
      ...rule,
      label: rule.name === 'answer' ? (question ?? t('teasers.draw.answer')) : t(`teasers.draw.${rule.name}`),
      hint: null,
      consentHtml: null,
      autocomplete: autofill[rule.name] ?? null,
      isHalf: rule.name === 'firstName' || rule.name === 'lastName',
    }),
  )
  return (
    <article id={elementId} data-state={state} className={styles.draw}>
      <div className={styles.prize}>
        <Picture image={picture} sizes="(min-width: 1024px) 480px, 100vw" tint="none" className={styles.picture} />
        <p className={styles.period}>
          {state === 'upcoming' && startsAt && t('teasers.draw.from', { date: date(startsAt) })}
          {state === 'running' && (last ? t('teasers.draw.until', { date: last }) : t('teasers.draw.running'))}
          {state === 'ended' && t('teasers.draw.ended')}
        </p>
      </div>
      <div className={styles.words}>
        <Heading level={3} size="xl">
          {headline}
        </Heading>
        {html && <RichText html={html} />}
        {state === 'running' && (
          <EntryForm
            isCompetition
            formId={formId}
            fields={fields}
            buttonText={t('teasers.draw.enter')}
            success={{ headline: t('teasers.draw.entered'), html: successHtml }}
            analyticsName={analyticsName}
          />
        )}
        {state === 'upcoming' && startsAt && <Notice>{t('teasers.draw.comesBack', { date: date(startsAt) })}</Notice>}
        {state === 'ended' && <Notice>{t('teasers.draw.over')}</Notice>}
        <p className={styles.conditions}>
          <Link href={conditions.href} newWindow={conditions.newWindow}>
            {t('teasers.draw.conditions')}
          </Link>
        </p>
      </div>
    </article>
  )
}
