import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router'
import type { CatalogContract } from '../../../features/catalog/catalog.contract.ts'
import { ProductContact } from '../../../features/catalog/web/product-contact.tsx'
import { ProductFailure } from '../../../features/catalog/web/product-failure.tsx'
import { ProductHead } from '../../../features/catalog/web/product-head.tsx'
import { ProductMissing } from '../../../features/catalog/web/product-missing.tsx'
import { ProductView } from '../../../features/catalog/web/product-view.tsx'
import { productQuery, similarQuery } from '../../../features/catalog/web/products.queries.ts'
import { houseQuery } from '../../../features/settings/web/house.queries.ts'
import { useHouse } from '../../../features/settings/web/use-house.ts'
import { pathTo } from '../../../sitemap.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { PageHead } from '../../../ui/routing/page-head.tsx'
import { browserLoad, type PageLoad, type PageVisit, serverLoad } from '../../../ui/routing/page-load.ts'

const ensureProduct = ({ api, queries, params }: PageVisit) =>
  queries.ensureQueryData(productQuery(api<CatalogContract>(), params.id ?? ''))

const load: PageLoad = async (visit) => {
  const { api, queries } = visit
  const [product] = await Promise.all([ensureProduct(visit), queries.ensureQueryData(houseQuery(api()))])
  await queries.prefetchQuery(similarQuery(api<CatalogContract>(), product.category._id))
}

export const loader = serverLoad(load)
// The browser waits for the piece, which may be missing; similar ones have a loading state of their own.
export const clientLoader = browserLoad(ensureProduct)

const ProductPage = () => {
  const { id = '' } = useParams()
  const house = useHouse()
  const { data: product } = useSuspenseQuery(productQuery(useApi<CatalogContract>(), id))
  return (
    <>
      <ProductHead product={product} houseName={house.name} />
      <ProductView product={product} contact={<ProductContact phone={house.phone} />} />
    </>
  )
}

export default ProductPage

const notFound = 404

export const ErrorBoundary = () => {
  const { t } = useTranslation('catalog')
  const { id = '' } = useParams()
  const { name } = useHouse()
  const error = useRouteError()
  // A mistake in our own code is not the piece's: the document's boundary says so (§2).
  if (!isRouteErrorResponse(error)) throw error
  const missing = error.status === notFound
  return (
    <>
      <PageHead
        title={`${missing ? t('product.notFoundTitle') : t('shop.loadError')} · ${name}`}
        description={t('product.notFoundText')}
        path={pathTo('product', { id })}
        siteName={name}
        indexed={false}
      />
      {missing ? <ProductMissing /> : <ProductFailure />}
    </>
  )
}
