import type { ReactNode } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { StickyColumn } from '../../../../ui/sticky-column.tsx'

interface CartPageViewProps {
  /** The number of lines in the cart, as far as it is known. */
  readonly count: number
  readonly contents: ReactNode
  /** The total and the summary, beside the lines. */
  readonly summary: ReactNode
}

/** The page « Votre Panier », which is the same for all visitors until the browser knows the cart. */
export const CartPageView = ({ count, contents, summary }: CartPageViewProps) => {
  const { t } = useTranslation('cartContents')
  return (
    <div className="frame pt-12 pb-section lg:pt-16">
      <h1 className="font-display text-title">{t('title')}</h1>
      <p className="mt-4 hidden max-w-measure noscript:block">{t('view.withoutScript')}</p>
      {/* The minimum height keeps the content below the window in place, whatever is loaded. */}
      <div className="mt-6 grid min-h-[75svh] content-start gap-x-gutter gap-y-10 lg:grid-cols-12 noscript:hidden">
        <div className={count > 0 ? 'lg:col-span-7' : 'lg:col-span-9'}>{contents}</div>
        {count > 0 && (
          <StickyColumn className="lg:col-span-4 lg:col-start-9">
            <section aria-labelledby="cart-summary" className="flex flex-col gap-5 bg-sheet p-6">
              <h2 id="cart-summary" className="font-display text-subheading">
                {t('view.summary')}
              </h2>
              {summary}
              <p className="text-caption text-ink-soft">{t('view.lead')}</p>
              <WayOn to={pathTo('shop')}>{t('continue')}</WayOn>
            </section>
          </StickyColumn>
        )}
      </div>
    </div>
  )
}
