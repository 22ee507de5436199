import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import signs from '../../../ui/content/Sign/Sign.module.css'
import styles from './Flyout.module.css'

type FlyoutProps = {
  /** Under which it opens and closes; see lib/browser/overlays.ts. */
  id: string
  headline: string
  children: ReactNode
}

/**
 * What a shortcut of the header opens: a popover below its button on a desk, a sheet from below on phones. The button
 * names it by `popoverTarget`; flyout-hover.ts opens it by the mouse.
 */
export function Flyout({ id, headline, children }: FlyoutProps) {
  const t = useTexts()
  const headlineId = `${id}-headline`
  return (
    <div id={id} popover="auto" role="dialog" aria-labelledby={headlineId} className={styles.flyout}>
      <div className={styles.head}>
        <h2 id={headlineId} className={styles.headline}>
          {headline}
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('shell.flyout.close')}
          className={classNames(styles.close, signs.close)}
        />
      </div>
      {children}
    </div>
  )
}
