import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { data, isRouteErrorResponse, useParams, useRouteError } from 'react-router'
import { TellOwnSize } from '../../../features/atelier/web/own-size/tell-own-size.tsx'
import { SizeGuideLink } from '../../../features/atelier/web/size-guide-link.tsx'
import { cartProductOf } from '../../../features/cart/cart-product.ts'
import { AddToCart } from '../../../features/cart/web/add-to-cart.tsx'
import type { CatalogContract } from '../../../features/catalog/catalog.contract.ts'
import { isSoldOut } from '../../../features/catalog/catalog.rules.ts'
import { isRemovedProduct } from '../../../features/catalog/removed-product.ts'
import { ProductContact } from '../../../features/catalog/web/product/product-contact.tsx'
import { ProductFailure } from '../../../features/catalog/web/product/product-failure.tsx'
import { ProductHead } from '../../../features/catalog/web/product/product-head.tsx'
import { ProductMissing } from '../../../features/catalog/web/product/product-missing.tsx'
import { ProductView } from '../../../features/catalog/web/product/product-view.tsx'
import { productQuery, similarQuery } from '../../../features/catalog/web/products.queries.ts'
import { promisable } from '../../../features/checkout/delivery/promisable.rules.ts'
import { useDeliveryTerms } from '../../../features/checkout/web/delivery/delivery-terms-context.ts'
import { offerTerms } from '../../../features/checkout/web/delivery/offer-terms.ts'
import { PurchasePromises } from '../../../features/checkout/web/delivery/purchase-promises.tsx'
import type { ContentContract } from '../../../features/content/content.contract.ts'
import { GuaranteesLink } from '../../../features/content/web/guarantees-link.tsx'
import { girthPlates } from '../../../features/content/web/plates/girth-plates.ts'
import { Plate } from '../../../features/content/web/plates/plate.tsx'
import { prefetchPlates } from '../../../features/content/web/plates/plates.queries.ts'
import { FavouriteButton } from '../../../features/favourites/web/favourite-button.tsx'
import { houseQuery } from '../../../features/settings/web/house.queries.ts'
import { useHouse } from '../../../features/settings/web/use-house.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { pathTo } from '../../../sitemap.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { LatePart } from '../../../ui/late/late-part.tsx'
import { PageHead } from '../../../ui/routing/page-head.tsx'
import { browserLoad, type PageLoad, type PageVisit, serverLoad } from '../../../ui/routing/page-load.ts'
import { bookingOf } from '../../parts/booking-of.ts'

/** This part is only read: its HTML comes with the page, and its script is loaded later. */
const ProductFacts = lazy(() =>
  import('../../parts/product-facts.tsx').then((module) => ({ default: module.ProductFacts })),
)

/** This part is below the first screen: its HTML comes with the page, and its script is loaded later. */
const SimilarProductList = lazy(() =>
  import('../../parts/similar-product-list.tsx').then((module) => ({ default: module.SimilarProductList })),
)

/** This part is below the first screen: its HTML comes with the page, and its script is loaded later. */
const ProductReviews = lazy(() =>
  import('../../../features/reviews/web/product-reviews/product-reviews.tsx').then((module) => ({
    default: module.ProductReviews,
  })),
)

/** The HTML of this part comes with the page, and its script is loaded later. */
const MissingSizePart = lazy(() =>
  import('../../parts/missing-size-part.tsx').then((module) => ({ default: module.MissingSizePart })),
)

/** This part is seldom needed, and never together with the rest of this page. */
const RemovedProductPart = lazy(() =>
  import('../../parts/removed-product-part.tsx').then((module) => ({ default: module.RemovedProductPart })),
)

const notFound = 404
const gone = 410

const ensureProduct = (visit: PageVisit) => {
  const { api, queries, params } = visit
  return queries
    .ensureQueryData(productQuery(api<CatalogContract>(), params.id ?? ''))
    .catch((error: unknown) => refuseRemoved(visit, error))
}

/**
 * A removed product answers « gone » to visitors and robots who follow an old link, and the page shows similar
 * products.
 */
const refuseRemoved = async ({ api, queries }: PageVisit, error: unknown): Promise<never> => {
  const removed = error instanceof ApiError ? error.instead.removed : undefined
  if (!isRemovedProduct(removed)) throw error
  await Promise.all([
    prefetchPlates({ queries, api: api<ContentContract>(), slots: ['not-found'] }),
    removed.category && queries.prefetchQuery(similarQuery(api<CatalogContract>(), removed.category._id)),
  ])
  throw data(removed, { status: gone })
}

const load: PageLoad = async (visit) => {
  const { api, queries } = visit
  const [product] = await Promise.all([ensureProduct(visit), queries.ensureQueryData(houseQuery(api()))])
  await queries.prefetchQuery(similarQuery(api<CatalogContract>(), product.category._id))
}

export const loader = serverLoad(load)
// The browser waits for the product, which may be missing; the similar products have their own loading state.
export const clientLoader = browserLoad(ensureProduct)

const ProductPage = () => {
  const { id = '' } = useParams()
  const house = useHouse()
  const { data: product } = useSuspenseQuery(productQuery(useApi<CatalogContract>(), id))
  const terms = useDeliveryTerms()
  return (
    <>
      <ProductHead
        product={product}
        houseName={house.name}
        termsOf={(offer) => offerTerms({ ...offer, terms })}
      />
      <ProductView
        product={product}
        facts={<ProductFacts product={product} />}
        similar={<SimilarProductList product={product} />}
        reviews={<ProductReviews key={product._id} product={product} />}
        parts={{
          contact: (
            <ProductContact
              phone={house.phone}
              fittingAt={
                product.attributes.customizable || isSoldOut(product.stock) ? bookingOf(product) : undefined
              }
            />
          ),
          favourite: <FavouriteButton productId={product._id} />,
          ownSize: (tell) => <TellOwnSize tell={tell} />,
          sizeAdvice: ({ choices, choose }) => (
            <SizeGuideLink
              to={pathTo('sizeGuide')}
              phone={house.phone}
              plateOf={(girth) => <Plate slot={girthPlates[girth]} sizes="10rem" />}
              isAvailable={(size) => choices.some((choice) => choice.size === size && choice.available)}
              onChoose={(size) => {
                if (choices.some((choice) => choice.size === size && choice.available)) choose(size)
              }}
            />
          ),
          purchase: ({ size, choose }) => (
            <AddToCart product={cartProductOf(product)} size={size} onChoose={choose} />
          ),
          missing: (choice) => (
            <LatePart>
              <MissingSizePart product={product} choice={choice} />
            </LatePart>
          ),
          promises: ({ size, stock }) => (
            <PurchasePromises
              price={product.price}
              product={promisable({ size: size ?? '', categoryId: product.category._id })}
              orderable={!isSoldOut(stock)}
              guarantees={<GuaranteesLink />}
            />
          ),
        }}
      />
    </>
  )
}

export default ProductPage

export const ErrorBoundary = () => {
  const { t } = useTranslation('catalog')
  const { id = '' } = useParams()
  const { name } = useHouse()
  const error = useRouteError()
  // An error of our own code does not concern the product: the document's boundary shows it (§2).
  if (!isRouteErrorResponse(error)) throw error
  if (error.status === gone && isRemovedProduct(error.data))
    return (
      <LatePart>
        <RemovedProductPart product={error.data} />
      </LatePart>
    )
  const missing = error.status === notFound
  return (
    <>
      <PageHead
        title={`${missing ? t('product.notFoundTitle') : t('shop.loadError')} · ${name}`}
        description={missing ? t('product.notFoundText') : t('shop.loadErrorText')}
        path={pathTo('product', { id })}
        siteName={name}
        indexed={false}
      />
      {missing ? <ProductMissing /> : <ProductFailure />}
    </>
  )
}
