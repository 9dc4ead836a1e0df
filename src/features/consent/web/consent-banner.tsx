import { useLayoutEffect, useRef } from 'react'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { allOf } from '../consent.rules.ts'
import { cookiesTexts } from './cookies.texts.ts'
import { ManageCookies } from './manage-cookies.tsx'
import { answerConsent } from './stored-consent.ts'

/** What was pressed has gone with the banner, or the dialog with what opened it: the keyboard goes on with the page. */
const goOn = () => {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
}

const choiceStyle = 'w-full px-2!'

/**
 * Asks about cookies at the foot of the window: yes, no and « let me see » weigh the same, and there is no other way to
 * say yes. The page goes on beside it and keeps the room for it: see base.css.
 */
export const ConsentBanner = () => {
  useOwnTexts('cookies', cookiesTexts)
  const { t } = useTranslation('cookies')
  const language = useLanguage()
  const bar = useRef<HTMLElement>(null)
  const answer = (isGranted: boolean) => {
    answerConsent({ choices: allOf(isGranted), method: isGranted ? 'accept_all' : 'refuse_all', language })
  }
  useLayoutEffect(() => {
    const { current } = bar
    if (!current) return
    const { style } = document.documentElement
    const tell = () => style.setProperty('--consent-room', `${current.offsetHeight}px`)
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty('--consent-room')
      requestAnimationFrame(goOn)
    }
  }, [])
  return (
    <section
      ref={bar}
      aria-label={t('title')}
      data-consent-bar=""
      className="fixed inset-x-0 bottom-0 z-40 [translate:0_calc(-1*var(--foot-edge,0px))] max-h-[60dvh] [@media(height<20rem)]:max-h-[45dvh] overflow-y-auto border-hairline border-t bg-sheet text-small print:hidden"
    >
      {/* It is low, so that it hides neither the first picture of a page nor both ways that lead on from it. */}
      <div className="frame grid items-center gap-x-12 gap-y-3 py-3 lg:py-4 xl:grid-cols-[1fr_auto]">
        <p className="text-ink-soft">
          <strong className="font-medium text-ink">{t('title')}.</strong> {t('text')} {t('textKept')}
        </p>
        <div className="grid grid-cols-3 gap-2 xl:min-w-[30rem] xl:gap-3">
          <Button variant="secondary" size="small" className={choiceStyle} onClick={() => answer(true)}>
            {t('acceptAll')}
          </Button>{' '}
          <Button variant="secondary" size="small" className={choiceStyle} onClick={() => answer(false)}>
            {t('refuseAll')}
          </Button>{' '}
          <ManageCookies
            label={t('manage')}
            unavailable={t('unavailable')}
            className={classNames(buttonStyle({ variant: 'secondary', size: 'small' }), choiceStyle)}
          />
        </div>
      </div>
    </section>
  )
}
