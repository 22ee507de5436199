import { Link } from '../../lib/routing/Link.tsx'
import { useColourClass } from '../../lib/scope/colour-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { Picture } from '../../ui/content/Picture/Picture.tsx'
import { RichText } from '../../ui/content/RichText/RichText.tsx'
import { ButtonLink } from '../../ui/forms/Button/Button.tsx'
import type { InCell } from '../definition/define-teaser.ts'
import styles from './ImageTeaser.module.css'
import type { ImageTeaserProps } from './parse.ts'
import { pictureSizes } from './picture-sizes.ts'

export { parseImageTeaser as parse } from './parse.ts'

export function ImageTeaser(props: ImageTeaserProps & InCell) {
  const { picture, pictureSide, headline, html, columns, background, textColour, isEager } = props
  const colour = useColourClass()
  const button = <TeaserButton {...props} />
  const isHigh = props.button?.position === 'centerhigh'
  return (
    <section
      className={classNames(
        styles.teaser,
        styles[pictureSide],
        props.template && styles[props.template],
        background && !props.template && styles.field,
        colour('background-color', background),
        colour('color', textColour),
      )}
    >
      <div className={styles.picture}>
        <Picture
          image={picture}
          sizes={pictureSizes(props.template, props.cellWidth)}
          eager={isEager}
          tint="none"
          className={styles.image}
        />
      </div>
      {(headline || html || props.button) && (
        <div className={styles.words}>
          {headline && (
            <Heading
              level={2}
              className={classNames(styles.headline, colour('color', props.headlineColour ?? textColour))}
            >
              <Headline {...props} text={headline} />
            </Heading>
          )}
          {isHigh && button}
          {html && <RichText html={html} className={classNames(styles.text, styles[`columns${columns}`])} />}
          {!isHigh && button}
        </div>
      )}
      {props.link && !props.button && !headline && (
        <Link
          href={props.link.href}
          newWindow={props.link.newWindow}
          data-analytics={props.analyticsName}
          className={styles.whole}
          aria-label={picture.alt}
        />
      )}
    </section>
  )
}

/** Where there is no button the headline is the link; either way the whole teaser can be clicked. */
function Headline({ text, link, button, analyticsName }: ImageTeaserProps & { text: string }) {
  if (!link || button) return text
  return (
    <Link href={link.href} newWindow={link.newWindow} data-analytics={analyticsName} className={styles.whole}>
      {text}
    </Link>
  )
}

function TeaserButton({ link, button, analyticsName }: ImageTeaserProps) {
  if (!link || !button) return null
  return (
    <p className={styles[button.position]}>
      <ButtonLink
        href={link.href}
        newWindow={link.newWindow}
        variant={button.type}
        data-analytics={analyticsName}
        className={classNames(styles.whole, (button.type === 'outline' || button.type === 'link') && styles.inked)}
      >
        {button.text}
      </ButtonLink>
    </p>
  )
}
