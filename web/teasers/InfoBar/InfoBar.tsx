import { useState } from 'react'
import { isServer } from '../../lib/hydration/is-server.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { useColourClass } from '../../lib/scope/colour-class.ts'
import { usePageScope } from '../../lib/scope/page-scope.ts'
import { classNames } from '../../ui/class-names.ts'
import { RichText } from '../../ui/content/RichText/RichText.tsx'
import signs from '../../ui/content/Sign/Sign.module.css'
import { IconButton } from '../../ui/forms/IconButton/IconButton.tsx'
import closeBar from './close-bar.js?raw'
import { closedCookie, isClosed } from './closed-cookie.ts'
import styles from './InfoBar.module.css'
import type { InfoBarProps } from './parse.ts'

export { parseInfoBar as parse } from './parse.ts'

/**
 * Stands in the page, so it covers nothing. On the first page the inline script before it closes it; for those who have closed it
 * earlier, before anything that follows is painted, since the page is the same HTML for all visitors. After a navigation the handler here
 * does. Without scripts it stays open.
 */
export function InfoBar({ name, isInStrip, headline, html, link, linkText, background, textColour }: InfoBarProps) {
  const t = useTexts()
  const colour = useColourClass()
  const { record } = usePageScope()
  const [isOpen, setOpen] = useState(() => isServer || !isClosed(document.cookie, name))
  if (!isOpen) return null
  if (isServer) record.needInlineScript(closeBar)

  const close = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
    document.cookie = closedCookie(name, location.protocol === 'https:')
    setOpen(false)
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <>
      {isServer && <script data-cookie={closedCookie(name, false)}>{closeBar}</script>}
      <aside
        aria-label={t('teasers.infoBar.label')}
        data-in-strip={isInStrip ? '' : undefined}
        className={classNames(
          styles.bar,
          isInStrip && styles.inStrip,
          colour('background-color', background),
          colour('color', textColour),
        )}
      >
        <div className={styles.words}>
          {headline && <p className={styles.headline}>{headline}</p>}
          <RichText html={html} className={styles.text} />
          {link && linkText && (
            <Link href={link.href} newWindow={link.newWindow} className={styles.link}>
              {linkText}
            </Link>
          )}
        </div>
        <IconButton
          label={t('teasers.infoBar.close')}
          className={classNames(styles.close, signs.close)}
          data-close=""
          onClick={close}
        />
      </aside>
    </>
  )
}
