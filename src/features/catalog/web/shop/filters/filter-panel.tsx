import { type ReactNode, type RefObject, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { FootBar } from '../../../../../ui/buttons/foot-bar.tsx'
import { Icon } from '../../../../../ui/buttons/icon.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { ShopResetButton } from './shop-reset-button.tsx'

interface FilterPanelProps {
  /** How many products match; undefined until the first answer. */
  readonly count: number | undefined
  readonly results: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/**
 * The filters beside the grid. On small screens they collapse behind a button (§2), and a button at the bottom of the
 * window leads to the results. Without script they stay open.
 */
export const FilterPanel = ({ count, results, children }: FilterPanelProps) => {
  const { t } = useTranslation('shop')
  const [open, setOpen] = useState(false)
  const id = useId()
  const showResults = () => {
    // The panel must close before the page scrolls, because the results only then move to their final position.
    flushSync(() => setOpen(false))
    results.current?.scrollIntoView()
    results.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={t('filters.title')} className="print:hidden">
      <Button
        variant="secondary"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="w-full noscript:hidden lg:hidden"
      >
        <Icon name={open ? 'close' : 'filter'} />
        {open ? t('filters.close') : t('filters.open')}
      </Button>
      <div id={id} className={classNames('noscript:block pt-8 lg:block lg:pt-0', !open && 'max-lg:hidden')}>
        <div className="mb-8 grid min-h-17 grid-cols-[1fr_auto] content-end items-baseline border-hairline border-b pb-2">
          <h2 className="font-display text-subheading">{t('filters.title')}</h2>
          <ShopResetButton variant="quiet">{t('filters.reset')}</ShopResetButton>
        </div>
        {children}
        {open && (
          <FootBar place="part">
            <Button onClick={showResults} className="w-full">
              {count === undefined ? t('filters.showSome') : t('filters.show', { count })}
            </Button>
          </FootBar>
        )}
        <div className="mt-8 hidden noscript:block">
          <Button type="submit" className="w-full">
            {t('filters.apply')}
          </Button>
        </div>
      </div>
    </section>
  )
}
