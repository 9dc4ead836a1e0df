import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface ShopHeroProps {
  /** The name of the category that the page is about. */
  readonly title: string | undefined
  readonly breadcrumb: ReactNode
  readonly search: ReactNode
}

/** The head of the boutique: its name or that of a category, and the search. */
export const ShopHero = ({ title, breadcrumb, search }: ShopHeroProps) => {
  const { t } = useTranslation('shop')
  return (
    <header className="grid-12 items-end gap-y-8 pt-8 pb-12 lg:pb-20">
      <div className="col-span-12 print:hidden">{breadcrumb}</div>
      <div className="col-span-12 lg:col-span-7">
        <h1 className="font-display text-title">{title ?? t('title')}</h1>
        <p className="mt-5 max-w-measure text-ink-soft text-lead">{t('intro')}</p>
      </div>
      <div className="col-span-12 lg:col-span-4 lg:col-start-9 print:hidden">{search}</div>
    </header>
  )
}
