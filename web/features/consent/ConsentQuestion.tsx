import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
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
 * First layer of the consent question. It is not modal: it stands at the end of the document and sticks to the bottom
 * of the screen, so that the page, imprint and privacy notice stay usable. Yes and no look the same; neither Escape nor
 * navigating counts as an answer.
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
            <div className={styles.ways}>
              <LegalLinks />
              <Button variant="link" size="s" onClick={onSettings}>
                {t('consent.settings')}
              </Button>
            </div>
          </div>
          <div className={styles.answers}>
            <Button onClick={() => onDecide(consentPurposes)}>{t('consent.acceptAll')}</Button>
            <Button onClick={() => onDecide([])}>{t('consent.onlyNecessary')}</Button>
          </div>
        </div>
      </section>
    </>
  )
}

/**
 * Focuses the question unless the focus is already in use; then a live region announces it instead. After the answer
 * the focus returns to its former element, or to the content. Returns true when the announcement is to be rendered:
 * live regions do not read out content that they start with.
 */
function useFocusOnce(sheet: { readonly current: HTMLElement | null }): boolean {
  const [isAnnounced, setIsAnnounced] = useState(false)
  // A layout effect ends while the sheet is still in the document: afterwards nothing tells any more that it had the focus.
  useLayoutEffect(() => {
    const element = sheet.current
    const before = document.activeElement
    const isTaken = before !== null && before !== document.body
    if (!isTaken) element?.focus({ preventScroll: true })
    return () => {
      if (!element?.contains(document.activeElement)) return
      const back = isTaken && before instanceof HTMLElement ? before : document.getElementById('content')
      back?.focus({ preventScroll: true })
    }
  }, [sheet])
  useEffect(() => setIsAnnounced(!sheet.current?.contains(document.activeElement)), [sheet])
  return isAnnounced
}

/**
 * Scrolls elements that get the keyboard focus clear of the sheet, and says how high it is to what stands above it, in a sheet of styles of
 * its own: as a property of the root, every element of the page would be styled anew.
 */
function useRoomForFocus(sheet: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const root = document.documentElement
    const styleOfOthers = new CSSStyleSheet()
    document.adoptedStyleSheets.push(styleOfOthers)
    // Focus within the sheet needs no padding: it would scroll the page.
    const makeRoom = (focused: EventTarget | null) => {
      const isInside = focused instanceof Node && element.contains(focused)
      root.style.scrollPaddingBottom = isInside ? '' : `${element.offsetHeight}px`
    }
    const enter = () => makeRoom(element)
    const leave = ({ relatedTarget }: FocusEvent) => makeRoom(relatedTarget)
    const observer = new ResizeObserver(() => {
      makeRoom(document.activeElement)
      styleOfOthers.replaceSync(`[data-above-consent] { --consent-height: ${element.offsetHeight}px }`)
    })
    observer.observe(element)
    element.addEventListener('focusin', enter)
    element.addEventListener('focusout', leave)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', enter)
      element.removeEventListener('focusout', leave)
      root.style.scrollPaddingBottom = ''
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styleOfOthers)
    }
  }, [sheet])
}
