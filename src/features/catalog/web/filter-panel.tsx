import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ShopResetButton } from './shop-reset-button.tsx'

/** The filters beside the grid; on small screens they fold away behind a button (§2), and without script they stay open. */
export const FilterPanel = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('catalog')
  const [open, setOpen] = useState(false)
  const id = useId()
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
        <div className="mt-8 hidden noscript:block">
          <Button type="submit" className="w-full">
            {t('filters.apply')}
          </Button>
        </div>
      </div>
    </section>
  )
}
