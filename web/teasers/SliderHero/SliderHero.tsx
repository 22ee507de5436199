import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { HeroSlide } from './HeroSlide.tsx'
import type { SliderHeroProps } from './parse.ts'
import styles from './SliderHero.module.css'
import { useMayStart } from './use-may-start.ts'
import { useSlides } from './use-slides.ts'

/**
 * Slides advance every 6000 ms, loop, and rest on phones, while hovered or focused, while the navigation is hovered, and
 * with reduced motion (storefront.md §4, §9). The clock is the animation of the bar in the active tab: all these
 * conditions stand in the style sheet, and its end shows the next slide.
 */
export function SliderHero({ slides, analyticsName }: SliderHeroProps) {
  const t = useTexts()
  const id = useId()
  const track = useRef<HTMLDivElement>(null)
  const { active, show } = useSlides(track, slides.length)
  const [isPaused, setPaused] = useState(false)
  const mayStart = useMayStart()
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])

  const showAndFocus = (index: number) => {
    show(index)
    const tab = document.getElementById(`${id}tab${(index + slides.length) % slides.length}`)
    tab?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowLeft: active - 1, ArrowRight: active + 1, Home: 0, End: slides.length - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    showAndFocus(target)
  }
  const isMoving = mayStart && !isPaused && slides.length > 1

  return (
    <section
      className={classNames(styles.hero, isMoving && styles.moving)}
      aria-roledescription="carousel"
      aria-label={t('teasers.hero.label')}
    >
      <div ref={track} className={styles.track} aria-live={isMoving ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <HeroSlide
            key={slide.name}
            slide={slide}
            id={`${id}slide${index}`}
            label={t('teasers.hero.slide', { number: index + 1, count: slides.length })}
            isFirst={index === 0}
            // Before the script is there every slide can be reached by swiping, so none is inert.
            isInert={isLive && index !== active}
            analyticsName={analyticsName}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <div role="tablist" aria-label={t('teasers.hero.label')} className={styles.tabs} onKeyDown={onKeyDown}>
            {slides.map((slide, index) => (
              <button
                key={slide.name}
                type="button"
                role="tab"
                id={`${id}tab${index}`}
                aria-controls={`${id}slide${index}`}
                aria-selected={index === active}
                tabIndex={index === active ? 0 : -1}
                className={styles.tab}
                onClick={() => show(index)}
              >
                {slide.tabText}
                {index === active && (
                  <span className={styles.clock} aria-hidden onAnimationEnd={() => show(active + 1)} />
                )}
              </button>
            ))}
          </div>
          <div className={styles.arrows}>
            <IconButton
              label={t(isPaused ? 'teasers.hero.play' : 'teasers.hero.pause')}
              icon={isPaused ? <Play size={20} strokeWidth={1.75} /> : <Pause size={20} strokeWidth={1.75} />}
              className={styles.pause}
              onClick={() => setPaused(!isPaused)}
            />
            <IconButton
              label={t('teasers.hero.previous')}
              icon={<ChevronLeft size={24} strokeWidth={1.75} />}
              onClick={() => show(active - 1)}
            />
            <IconButton
              label={t('teasers.hero.next')}
              icon={<ChevronRight size={24} strokeWidth={1.75} />}
              onClick={() => show(active + 1)}
            />
          </div>
        </div>
      )}
    </section>
  )
}
