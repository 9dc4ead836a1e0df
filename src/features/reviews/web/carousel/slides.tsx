import { type FocusEvent, type TouchEvent, useEffect, useRef } from 'react'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { RatingStars } from '../../../../ui/ratings/rating-stars.tsx'
import { useSlides } from './use-slides.ts'

interface Slide {
  readonly key: string
  readonly name: string
  readonly occasion: string
  readonly content: string
  readonly rating: number
  /** It is undefined for examples, which are written in the language of the reader. */
  readonly language?: Language
  readonly isExample: boolean
}

/** A finger that moved this far to the side has swiped. */
const swipedPx = 48

/** Whatever a finger touched last counts as hovered, so only a mouse is asked for. */
const pointedAtOrFocused = () =>
  matchMedia('(hover: hover)').matches ? ':focus-within, :hover' : ':focus-within'

interface SlideButtonsProps {
  readonly slides: readonly Slide[]
  readonly moving: ReturnType<typeof useSlides>
}

/** A button for each slide, and one that lets them run or stops them. */
const SlideButtons = ({ slides, moving }: SlideButtonsProps) => {
  const { t } = useTranslation('published')
  const { shown, mayRun, isStopped, show, toggle } = moving
  const count = slides.length
  return (
    <div className="-ms-3 mt-4 flex flex-wrap items-center noscript:hidden print:hidden">
      {slides.map(({ key }, place) => (
        <button
          key={key}
          type="button"
          aria-label={t('show', { place: place + 1, count })}
          aria-current={place === shown}
          onClick={() => show(place)}
          className="group grid h-11 w-8 place-content-center sm:w-11"
        >
          <span
            className={classNames(
              'block size-2 border transition-colors group-hover:border-garance',
              place === shown ? 'border-garance bg-garance' : 'border-rule',
            )}
          />
        </button>
      ))}
      {mayRun && (
        <button
          type="button"
          onClick={toggle}
          className="thread-link relative ms-4 inline-flex min-h-11 items-center text-ink-soft text-small"
        >
          {t(isStopped ? 'resume' : 'pause')}
        </button>
      )}
    </div>
  )
}

/** Shows one of several testimonials. The space is as high as the longest one, so that nothing below it moves. */
export const Slides = ({ slides }: { slides: readonly Slide[] }) => {
  const { t } = useTranslation('published')
  const moving = useSlides(slides.length)
  const { shown, runs, show, pause, resume } = moving
  const touched = useRef({ x: 0, y: 0 })
  const group = useRef<HTMLDivElement>(null)
  // A focus or a resting mouse that was there before the script came sends no event any more.
  useEffect(() => {
    if (group.current?.matches(pointedAtOrFocused())) pause()
  }, [pause])
  const count = slides.length
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) resume()
  }
  const swipe = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches[0]
    if (!finger) return
    const across = finger.clientX - touched.current.x
    const isScroll = Math.abs(finger.clientY - touched.current.y) > Math.abs(across)
    if (!isScroll && Math.abs(across) > swipedPx) show(shown - Math.sign(across))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that is called a carousel, inside the section that is titled
    <div
      ref={group}
      role="group"
      aria-roledescription="carousel"
      aria-label={t('carousel')}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && pause()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && resume()}
      onFocus={pause}
      onBlur={leave}
      onTouchStart={({ touches }) => {
        const finger = touches[0]
        if (finger) touched.current = { x: finger.clientX, y: finger.clientY }
      }}
      onTouchEnd={swipe}
    >
      <div aria-live={runs ? 'off' : 'polite'} className="grid">
        {slides.map(({ key, isExample, ...slide }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: one of the carousel's slides
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={t('position', { place: place + 1, count })}
            className={classNames(
              'transition-[opacity,visibility] duration-500 [grid-area:1/1] noscript:visible noscript:mb-10 noscript:opacity-100 noscript:[grid-area:auto]',
              place === shown ? 'visible opacity-100' : 'invisible opacity-0',
            )}
          >
            <Quote {...slide} isExample={isExample} />
          </div>
        ))}
      </div>
      {count > 1 && <SlideButtons slides={slides} moving={moving} />}
    </div>
  )
}

const longContent = 220

const Quote = ({ name, occasion, content, rating, language, isExample }: Omit<Slide, 'key'>) => {
  const { t } = useTranslation('published')
  const lng = useLanguage()
  return (
    <figure>
      <p className="flex flex-wrap items-center gap-4">
        <RatingStars value={rating} label={t('stars', { rating })} />
        {isExample && <Badge tone="outline">{t('example')}</Badge>}
      </p>
      <blockquote
        lang={language}
        className={classNames(
          'mt-5 whitespace-pre-line font-display wrap-anywhere',
          content.length > longContent ? 'text-lead' : 'text-subheading',
        )}
      >
        {content}
      </blockquote>
      <figcaption className="mt-5 wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span lang={language} className="text-ink-soft">
          , {occasion}
        </span>
        {language && language !== lng && <span className="text-ink-soft"> ({t(`written.${language}`)})</span>}
      </figcaption>
    </figure>
  )
}
