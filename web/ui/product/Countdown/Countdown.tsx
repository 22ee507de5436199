import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '../../class-names.ts'
import styles from './Countdown.module.css'

type CountdownProps = {
  /** Milliseconds since 1970, by the server's clock. */
  until: number
  className?: string
}

/**
 * When something ends. The server writes the moment, which is right for as long as the page is kept; the running time is
 * put into its place by countdown-behaviour.ts, which needs none of this to be hydrated.
 */
export function Countdown({ until, className }: CountdownProps) {
  const t = useTexts()
  const { date } = useFormat()
  const moment = date(until, { day: 'numeric', month: 'numeric', hour: '2-digit', minute: '2-digit' })
  return (
    <time
      key={until}
      className={classNames(styles.countdown, className)}
      role="timer"
      dateTime={new Date(until).toISOString()}
      data-countdown={until}
      data-days={t('ui.countdown.days')}
      data-hours={t('ui.countdown.hours')}
      data-minutes={t('ui.countdown.minutes')}
      data-over={t('ui.countdown.over')}
      suppressHydrationWarning
    >
      {t('ui.countdown.until', { moment })}
    </time>
  )
}
