import { X } from '../../generated/icons/X.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useParameter, useSwitch } from '../../lib/scope/use-parameters.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { Picture } from '../../ui/content/Picture/Picture.tsx'
import { RichText } from '../../ui/content/RichText/RichText.tsx'
import { ButtonLink } from '../../ui/forms/Button/Button.tsx'
import styles from './Layer.module.css'
import type { LayerProps } from './parse.ts'

export { parseLayer as parse } from './parse.ts'

/**
 * A native dialog that links to its anchor open (layer-behaviour.ts): the browser traps and returns the focus and closes
 * it on Esc. Without scripts such a link makes it the target, which the style sheet shows.
 */
export function Layer({ teaserId, anchor, headline, html, picture, link, button, analyticsName }: LayerProps) {
  const t = useTexts()
  const isOn = useSwitch('infolayer')
  const isInfoLayer = useParameter('infolayer', 'teaserId') === teaserId && isOn
  return (
    <dialog
      id={anchor}
      className={styles.layer}
      aria-labelledby={`${anchor}-headline`}
      data-layer={teaserId}
      data-closes-beside=""
      data-info-layer={isInfoLayer ? '' : undefined}
    >
      <div className={styles.box}>
        <a href="#content" className={styles.close} aria-label={t('ui.dialog.close')} data-close="">
          <X size={24} strokeWidth={1.75} aria-hidden="true" />
        </a>
        {picture && (
          <Picture image={picture} sizes="(min-width: 768px) 576px, 100vw" tint="none" className={styles.image} />
        )}
        <div className={styles.words}>
          <Heading level={2} id={`${anchor}-headline`}>
            {headline}
          </Heading>
          <RichText html={html} />
          {link && button && (
            <p>
              <ButtonLink
                href={link.href}
                newWindow={link.newWindow}
                variant={button.type}
                data-analytics={analyticsName}
              >
                {button.text}
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
    </dialog>
  )
}
