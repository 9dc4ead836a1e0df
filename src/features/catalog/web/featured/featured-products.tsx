import { useQuery } from '@tanstack/react-query'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { TextLink } from '../../../../ui/buttons/text-link.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { Spinner } from '../../../../ui/states/spinner.tsx'
import type { CatalogContract } from '../../catalog.contract.ts'
import { ProductsFailure } from '../card/products-failure.tsx'
import { featuredQuery } from '../products.queries.ts'
import { featuredTexts } from './featured.texts.ts'
import { FeaturedSpread } from './featured-spread.tsx'

/** The featured block of the home page (§2). */
export const FeaturedProducts = () => {
  useOwnTexts('featured', featuredTexts)
  const { t } = useTranslation('featured')
  const lng = useLanguage()
  const { data, isPending, isError, refetch } = useQuery(featuredQuery(useApi<CatalogContract>()))
  return (
    <section aria-labelledby="featured">
      <div className="mb-12 lg:mb-20">
        <SectionHeading
          id="featured"
          title={t('title')}
          action={
            <TextLink variant="standalone" to={localizedPath(pathTo('shop'), lng)}>
              {t('all')}
            </TextLink>
          }
        />
      </div>
      {isPending && <Spinner label={t('loading')} className="grid min-h-[60vh] place-content-center" />}
      {isError && <ProductsFailure level={3} retry={refetch} />}
      {data?.products.length === 0 && <p className="text-ink-soft text-lead">{t('empty')}</p>}
      {data && <FeaturedSpread products={data.products} />}
    </section>
  )
}
