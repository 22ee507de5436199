import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { type ConsentPurpose, consentPurposes } from '../../lib/visitor/consent.ts'
import { VisuallyHidden } from '../../ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { Button } from '../../ui/forms/Button/Button.tsx'
import styles from './ConsentQuestion.module.css'
import { LegalLinks } from './LegalLinks.tsx'

type ConsentQuestionProps = {
  onDecide: (purposes: readonly ConsentPurpose[]) => void
  onSettings: () => void
}

/**
 * The first layer. It covers no page: it lies at the end of the document and sticks to the bottom of the screen, so
 * everything can be read and used meanwhile, imprint and privacy notice before all. Yes and no weigh the same; neither
 * Escape nor going on counts as an answer.
 */
export function ConsentQuestion({ onDecide, onSettings }: ConsentQuestionProps) {
  const t = useTexts()
  const sheet = useRef<HTMLElement>(null)
  const id = useId()
  const isAnnounced = useFocusOnce(sheet)
  useRoomForFocus(sheet)

  return (
    <>
      <div role="status">
        <VisuallyHidden>{isAnnounced && t('consent.question.announcement')}</VisuallyHidden>
      </div>
      <section
        ref={sheet}
        role="dialog"
        aria-labelledby={`${id}h`}
        aria-describedby={`${id}t`}
        tabIndex={-1}
        className={styles.sheet}
      >
        <div className={styles.content}>
          <div className={styles.words}>
            <h2 id={`${id}h`} className={styles.headline}>
              {t('consent.question.headline')}
            </h2>
            <p id={`${id}t`} className={styles.text}>
              {t('consent.question.text')}
            </p>
            <LegalLinks />
          </div>
          <div className={styles.answers}>
            <Button onClick={() => onDecide(consentPurposes)}>{t('consent.acceptAll')}</Button>
            <Button onClick={() => onDecide([])}>{t('consent.onlyNecessary')}</Button>
            <Button variant="link" onClick={onSettings}>
              {t('consent.settings')}
            </Button>
          </div>
        </div>
      </section>
    </>
  )
}

/**
 * The focus comes here as long as nobody has put it anywhere else; whoever has is told instead. When the question goes,
 * the focus goes back, to the content for want of a better place. True once it is to be told: what a region for
 * messages says from the start is not read out.
 */
function useFocusOnce(sheet: { readonly current: HTMLElement | null }): boolean {
  const [isAnnounced, setIsAnnounced] = useState(false)
  useEffect(() => {
    const element = sheet.current
    const before = document.activeElement
    const isTaken = before !== null && before !== document.body
    if (isTaken) setIsAnnounced(true)
    else element?.focus({ preventScroll: true })
    return () => {
      if (!element?.contains(document.activeElement)) return
      const back = isTaken && before instanceof HTMLElement ? before : document.getElementById('content')
      back?.focus({ preventScroll: true })
    }
  }, [sheet])
  return isAnnounced
}

/** What gets the focus by the keyboard is scrolled clear of the sheet. */
function useRoomForFocus(sheet: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const root = document.documentElement
    // Within the sheet there is nothing to be clear of: going through it would scroll the page.
    const makeRoom = (focused: EventTarget | null) => {
      const isInside = focused instanceof Node && element.contains(focused)
      root.style.scrollPaddingBottom = isInside ? '' : `${element.offsetHeight}px`
    }
    const enter = () => makeRoom(element)
    const leave = ({ relatedTarget }: FocusEvent) => makeRoom(relatedTarget)
    const observer = new ResizeObserver(() => makeRoom(document.activeElement))
    observer.observe(element)
    element.addEventListener('focusin', enter)
    element.addEventListener('focusout', leave)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', enter)
      element.removeEventListener('focusout', leave)
      root.style.scrollPaddingBottom = ''
    }
  }, [sheet])
}
