import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useColourClass } from '../../lib/colour-class.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/Link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { RichText } from '../../ui/RichText/RichText.tsx'
import { closedCookie, isClosed } from './closed-cookie.ts'
import styles from './InfoBar.module.css'
import type { InfoBarProps } from './parse.ts'

/**
 * A page is the same HTML for all visitors, so only the browser knows who has closed the bar. It therefore floats
 * above the page and is revealed after hydration: nothing moves for those who see it, nothing flashes for those who don't.
 * Without scripts it stands in the page, open, and can't be closed.
 */
export function InfoBar({ name, headline, html, link, linkText, background, textColour }: InfoBarProps) {
  const t = useTexts()
  const colour = useColourClass()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(!isClosed(document.cookie, name)), [name])

  const close = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
    document.cookie = closedCookie(name, location.protocol === 'https:')
    setOpen(false)
  }
  return (
    <aside
      aria-label={t('teasers.infoBar.label')}
      className={classNames(
        styles.bar,
        isOpen && styles.open,
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
        icon={<X size={20} strokeWidth={1.75} />}
        className={styles.close}
        onClick={close}
      />
    </aside>
  )
}
