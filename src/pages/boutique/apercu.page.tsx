import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../features/catalog/product.schema.ts'
import { ProductContact } from '../../features/catalog/web/product/product-contact.tsx'
import { ProductView } from '../../features/catalog/web/product/product-view.tsx'
import type { ProductPreviewsContract } from '../../features/catalog-desk/product-previews.contract.ts'
import { previewTexts } from '../../features/catalog-desk/web/preview.texts.ts'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { pathTo } from '../../sitemap.ts'
import { useApi } from '../../ui/api/use-api.ts'
import { useOwnTexts } from '../../ui/i18n/use-own-texts.ts'
import { PageHead } from '../../ui/routing/page-head.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { useLinkToken } from '../../ui/routing/use-link-token.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { MadeToMeasure } from '../parts/made-to-measure.tsx'
import { ProductFacts } from '../parts/product-facts.tsx'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

/** The page of a product that is not in the shop: all that is told of it, and nothing that could be bought. */
const Preview = ({ product }: { readonly product: Product }) => {
  const { phone } = useHouse()
  return (
    <ProductView
      product={product}
      facts={<ProductFacts product={product} />}
      similar={null}
      reviews={null}
      parts={{
        contact: <ProductContact phone={phone} fittingAt={undefined} />,
        madeToMeasure: <MadeToMeasure />,
      }}
    />
  )
}

const PreviewPage = () => {
  useOwnTexts('preview', previewTexts)
  const { t } = useTranslation('preview')
  const house = useHouse()
  const key = useLinkToken() ?? ''
  const api = useApi<ProductPreviewsContract>()
  const { data, error } = useQuery({
    queryKey: ['product-preview', api.lng, key],
    queryFn: ({ signal }) => api('GET /product-previews/{key}', { params: { key }, signal }),
    enabled: key !== '',
    staleTime: 0,
    retry: false,
  })
  return (
    <>
      <PageHead
        title={`${t('title')} · ${house.name}`}
        description={t('description')}
        path={pathTo('productPreview')}
        siteName={house.name}
        indexed={false}
      />
      <p className="frame pt-6 text-small">
        <span className="inline-block border border-garance px-3 py-1">{t('notice')}</span>
      </p>
      {data && <Preview product={data.product} />}
      {!data && (error || key === '') && (
        <p role="alert" className="frame min-h-[60svh] py-section">
          {t('missing')}
        </p>
      )}
      {!data && !error && key !== '' && (
        <div className="frame py-8">
          <Skeleton className="h-[70svh] w-full" />
        </div>
      )}
    </>
  )
}

export default PreviewPage
