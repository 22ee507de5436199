import { X } from '../../generated/icons/X.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { RichText } from '../../ui/content/RichText/RichText.tsx'
import signs from '../../ui/content/Sign/Sign.module.css'
import styles from './HtmlBox.module.css'
import type { HtmlBoxProps } from './parse.ts'
import { zoomable } from './zoomable.ts'

export { parseHtmlBox as parse } from './parse.ts'

/** Collapsing is a details element beside the text, zooming a popover for each picture: the browser does it all. */
export function HtmlBox({ teaserId, headline, html, isCollapsed }: HtmlBoxProps) {
  const t = useTexts()
  const zoom = t('teasers.picture.zoom')
  const content = zoomable(html, `zoom-${teaserId}`, styles.zoom ?? '', (alt) => (alt ? `${zoom}: ${alt}` : zoom))
  return (
    <section className={classNames(styles.box, isCollapsed && styles.collapsible)}>
      {headline && <Heading level={2}>{headline}</Heading>}
      <RichText html={content.html} className={styles.content} />
      {isCollapsed && (
        <details className={styles.toggle}>
          <summary className={classNames(styles.summary, signs.unfold)}>
            <span className={styles.more}>{t('teasers.box.more')}</span>
            <span className={styles.less}>{t('teasers.box.less')}</span>
          </summary>
        </details>
      )}
      {content.pictures.map(({ id, src, alt }) => (
        <dialog key={id} id={id} popover="auto" aria-label={alt || zoom} className={styles.overlay}>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('teasers.picture.close')}
            className={styles.close}
          >
            <X size={24} strokeWidth={1.75} aria-hidden />
          </button>
          <img src={largest(src)} alt={alt} loading="lazy" className={styles.large} />
        </dialog>
      ))}
    </section>
  )
}

/** The same picture as wide as it comes, where the address names a teaser format (see Image.src in the contract). */
function largest(src: string): string {
  return src.replace(/\/teaser_\d+(\.\w+)$/, '/teaser_1920$1')
}
