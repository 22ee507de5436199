import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useHasInteracted } from '../../lib/browser/first-interaction.ts'
import { useIsLive } from '../../lib/hydration/use-is-live.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { classNames } from '../../ui/class-names.ts'
import signs from '../../ui/content/Sign/Sign.module.css'
import { IconButton } from '../../ui/forms/IconButton/IconButton.tsx'
import { HeroSlide } from './HeroSlide.tsx'
import type { SliderHeroProps } from './parse.ts'
import styles from './SliderHero.module.css'
import { timings } from './timings.ts'
import { useDrag } from './use-drag.ts'
import { useIsPageHidden, useMayStart } from './use-may-start.ts'
import { debounced, useSlides, wrap } from './use-slides.ts'

export { parseSliderHero as parse } from './parse.ts'

/**
 * Slides advance every 6000 ms, loop, and rest on phones, while hovered or focused, while the navigation is hovered, in
 * a hidden tab, and with reduced motion (storefront.md §4, §9). The clock is the animation of the bar in the active tab:
 * these conditions stand in the style sheet, and its end shows the next slide.
 */
export function SliderHero({ slides, analyticsName }: SliderHeroProps) {
  const t = useTexts()
  const id = useId()
  const track = useRef<HTMLDivElement>(null)
  const count = slides.length
  const { active, show } = useSlides(track, count)
  const [isPaused, setPaused] = useState(false)
  const mayStart = useMayStart()
  const hasInteracted = useHasInteracted()
  const isHidden = useIsPageHidden()
  const isLive = useIsLive()
  useDrag(
    track,
    useCallback((way) => show(active + way), [show, active]),
  )

  const wanted = useRef(0)
  const showWanted = useMemo(() => debounced(() => show(wanted.current), timings.focus), [show])
  useEffect(() => showWanted.cancel, [showWanted])
  const lastKey = useRef(Number.NEGATIVE_INFINITY)

  const activate = (index: number) => {
    showWanted.cancel()
    show(index)
  }
  const focusTab = (index: number) => {
    wanted.current = wrap(index, count)
    document.getElementById(`${id}tab${wanted.current}`)?.focus()
    showWanted()
  }
  const onTabKey = (event: KeyboardEvent, index: number) => {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    event.stopPropagation()
    focusTab(target)
  }
  const onSlideKey = (event: KeyboardEvent) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (way === undefined) return
    event.preventDefault()
    if (event.timeStamp - lastKey.current < timings.arrowKey) return
    lastKey.current = event.timeStamp
    activate(active + way)
    document.getElementById(`${id}tab${wrap(active + way, count)}`)?.focus({ preventScroll: true })
  }
  const isMoving = mayStart && !isPaused && !isHidden && count > 1

  return (
    <section
      className={classNames(styles.hero, isMoving && styles.moving)}
      aria-roledescription="carousel"
      aria-label={t('teasers.hero.label')}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of whichever link in it has focus */}
      <div ref={track} className={styles.track} onKeyDown={onSlideKey} aria-live={isMoving ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <HeroSlide
            key={slide.name}
            slide={slide}
            id={`${id}slide${index}`}
            label={t('teasers.hero.slide', { number: index + 1, count: slides.length })}
            isFirst={index === 0}
            isWhole={index === 0 || hasInteracted || mayStart}
            // Before the script is there every slide can be reached by swiping, so none is inert.
            isInert={isLive && index !== active}
            analyticsName={analyticsName}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <div role="tablist" aria-label={t('teasers.hero.label')} className={styles.tabs}>
            {slides.map((slide, index) => (
              <HeroTab
                key={slide.name}
                id={`${id}tab${index}`}
                slideId={`${id}slide${index}`}
                text={slide.tabText}
                isActive={index === active}
                onActivate={() => activate(index)}
                onKeyDown={(event) => onTabKey(event, index)}
                onElapsed={() => show(active + 1)}
              />
            ))}
          </div>
          <HeroArrows active={active} isPaused={isPaused} onPause={setPaused} onShow={activate} />
        </div>
      )}
    </section>
  )
}

type HeroTabProps = {
  id: string
  slideId: string
  text: SliderHeroProps['slides'][number]['tabText']
  isActive: boolean
  onActivate: () => void
  onKeyDown: (event: KeyboardEvent) => void
  /** The time of its slide is over. */
  onElapsed: () => void
}

function HeroTab({ id, slideId, text, isActive, onActivate, onKeyDown, onElapsed }: HeroTabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={id}
      aria-controls={slideId}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      className={styles.tab}
      onClick={onActivate}
      onKeyDown={onKeyDown}
    >
      {text}
      {isActive && <span className={styles.clock} aria-hidden onAnimationEnd={onElapsed} />}
    </button>
  )
}

type HeroArrowsProps = {
  active: number
  isPaused: boolean
  onPause: (isPaused: boolean) => void
  onShow: (index: number) => void
}

function HeroArrows({ active, isPaused, onPause, onShow }: HeroArrowsProps) {
  const t = useTexts()
  return (
    <div className={styles.arrows}>
      <IconButton
        label={t(isPaused ? 'teasers.hero.play' : 'teasers.hero.pause')}
        className={classNames(styles.pause, isPaused ? signs.play : signs.pause)}
        onClick={() => onPause(!isPaused)}
      />
      <IconButton
        label={t('teasers.hero.previous')}
        className={classNames(styles.arrow, signs.previous)}
        onClick={() => onShow(active - 1)}
      />
      <IconButton
        label={t('teasers.hero.next')}
        className={classNames(styles.arrow, signs.next)}
        onClick={() => onShow(active + 1)}
      />
    </div>
  )
}
