import { X } from 'lucide-react'
import { useState } from 'react'
import { isServer } from '../../lib/hydration/is-server.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { useColourClass } from '../../lib/scope/colour-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { RichText } from '../../ui/content/RichText/RichText.tsx'
import { IconButton } from '../../ui/forms/IconButton/IconButton.tsx'
import closeBar from './close-bar.js?url'
import { closedCookie, isClosed } from './closed-cookie.ts'
import styles from './InfoBar.module.css'
import type { InfoBarProps } from './parse.ts'

export { parseInfoBar as parse } from './parse.ts'

/**
 * Stands in the page, so it covers nothing. On the first page the script before it closes it, at once for those who
 * have closed it before; after a navigation the handler here does. Without scripts it stays open.
 */
export function InfoBar({ name, headline, html, link, linkText, background, textColour }: InfoBarProps) {
  const t = useTexts()
  const colour = useColourClass()
  const [isOpen, setOpen] = useState(() => isServer || !isClosed(document.cookie, name))
  if (!isOpen) return null

  const close = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
    document.cookie = closedCookie(name, location.protocol === 'https:')
    setOpen(false)
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <>
      {isServer && <script src={closeBar} data-cookie={closedCookie(name, false)} />}
      <aside
        aria-label={t('teasers.infoBar.label')}
        className={classNames(styles.bar, colour('background-color', background), colour('color', textColour))}
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
          icon={<X size={20} strokeWidth={1.75} />}
          className={styles.close}
          data-close=""
          onClick={close}
        />
      </aside>
    </>
  )
}
