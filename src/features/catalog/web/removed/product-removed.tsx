import type { ReactNode } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import { BrokenThread } from '../../../../ui/thread/broken-thread.tsx'
import type { RemovedProduct } from '../../removed-product.ts'
import { defaultFilters, searchOf } from '../shop/filters/shop-filters.ts'
import { removedTexts } from './removed.texts.ts'

interface ProductRemovedProps {
  readonly product: RemovedProduct
  readonly houseName: string
  readonly plate: ReactNode
  /** Similar products, if there are any. */
  readonly similar: ReactNode
}

/** The page of a product that was removed for good: its name and links to other pages, beside a picture. */
export const ProductRemoved = ({ product, houseName, plate, similar }: ProductRemovedProps) => {
  useOwnTexts('removed', removedTexts)
  const { t } = useTranslation('removed')
  const { name, category } = product
  return (
    <>
      <PageHead
        title={`${t('title')} · ${houseName}`}
        description={t('sentence', { name })}
        path={pathTo('product', { id: product._id })}
        siteName={houseName}
        indexed={false}
      />
      <div className="frame pt-10 lg:pt-16">
        <section className="grid-12 items-center gap-y-12">
          <div className="col-span-12 md:col-span-7">
            <BrokenThread className="w-full max-w-96" />
            <h1 className="mt-8 font-display text-title">{t('title')}</h1>
            <p className="mt-6 max-w-measure text-lead">{t('sentence', { name })}</p>
            <div className="mt-10 flex flex-wrap gap-4">
              {category && (
                <Button
                  render={
                    <LocalLink
                      to={pathTo('shop') + searchOf({ ...defaultFilters, category: category._id })}
                    />
                  }
                >
                  {t('category', { category: category.name })}
                </Button>
              )}
              <Button
                variant={category ? 'secondary' : 'primary'}
                render={<LocalLink to={pathTo('booking')} />}
              >
                {t('booking')}
              </Button>
              <Button variant="quiet" render={<LocalLink to={pathTo('shop')} />}>
                {t('shop')}
              </Button>
            </div>
          </div>
          <div className="col-span-9 col-start-4 md:col-span-4 md:col-start-9">{plate}</div>
        </section>
        <div className="mt-section">{similar}</div>
      </div>
    </>
  )
}
