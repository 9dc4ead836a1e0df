import { useSuspenseQuery } from '@tanstack/react-query'
import { data, isRouteErrorResponse, useParams, useRouteError } from 'react-router'
import { cartProductOf } from '../../../features/cart/cart-product.ts'
import { AddToCart } from '../../../features/cart/web/add-to-cart.tsx'
import type { CatalogContract } from '../../../features/catalog/catalog.contract.ts'
import { isMadeToMeasure, isSoldOut } from '../../../features/catalog/catalog.rules.ts'
import { promisable } from '../../../features/catalog/promisable.rules.ts'
import { isRemovedProduct } from '../../../features/catalog/removed-product.ts'
import { ProductContact } from '../../../features/catalog/web/product/product-contact.tsx'
import { ProductHead } from '../../../features/catalog/web/product/product-head.tsx'
import { ProductView } from '../../../features/catalog/web/product/product-view.tsx'
import { productQuery, similarQuery } from '../../../features/catalog/web/products.queries.ts'
import { useDeliveryTerms } from '../../../features/checkout/web/delivery/delivery-terms-context.ts'
import { offerTerms } from '../../../features/checkout/web/delivery/offer-terms.ts'
import { PurchasePromises } from '../../../features/checkout/web/delivery/purchase-promises.tsx'
import { FavouriteButton } from '../../../features/favourites/web/favourite-button.tsx'
import { PageFailure } from '../../../features/frame/web/not-found/page-failure.tsx'
import type { GuaranteesContract } from '../../../features/guarantees/guarantees.contract.ts'
import { guaranteesQuery } from '../../../features/guarantees/web/guarantees.queries.ts'
import type { PlatesContract } from '../../../features/plates/plates.contract.ts'
import { girthPlates } from '../../../features/plates/web/girth-plates.ts'
import { Plate } from '../../../features/plates/web/plate.public.tsx'
import { prefetchPlates } from '../../../features/plates/web/plates.queries.ts'
import { houseQuery } from '../../../features/settings/web/house.queries.ts'
import { useHouse } from '../../../features/settings/web/use-house.ts'
import { TellOwnSize } from '../../../features/sizing/web/own-size/tell-own-size.tsx'
import { SizeGuideLink } from '../../../features/sizing/web/size-guide-link.tsx'
import { ApiError } from '../../../shared/api/api-error.ts'
import { pathTo } from '../../../sitemap.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { LatePart } from '../../../ui/late/late-part.tsx'
import { lazyPart } from '../../../ui/late/lazy-part.ts'
import { browserLoad, type PageLoad, type PageVisit, serverLoad } from '../../../ui/routing/page-load.ts'
import { bookingOf } from '../../parts/booking-of.ts'
import { MadeToMeasure } from '../../parts/made-to-measure.tsx'
import { ProductGuarantees } from '../../parts/product-guarantees.tsx'

/** This part is only read: its HTML comes with the page, and its script is loaded later. */
const ProductFacts = lazyPart(() =>
  import('../../parts/product-facts.tsx').then((module) => module.ProductFacts),
)

/** This part is below the first screen: its HTML comes with the page, and its script is loaded later. */
const SimilarProductList = lazyPart(() =>
  import('../../parts/similar-product-list.tsx').then((module) => module.SimilarProductList),
)

/** This part is below the first screen: its HTML comes with the page, and its script is loaded later. */
const ProductReviews = lazyPart(() =>
  import('../../../features/reviews/web/product-reviews/product-reviews.tsx').then(
    (module) => module.ProductReviews,
  ),
)

/** The HTML of this part comes with the page, and its script is loaded later. */
const MissingSizePart = lazyPart(() =>
  import('../../parts/missing-size-part.tsx').then((module) => module.MissingSizePart),
)

/** This part is seldom needed, and never together with the rest of this page. */
const RemovedProductPart = lazyPart(() =>
  import('../../parts/removed-product-part.tsx').then((module) => module.RemovedProductPart),
)

const MissingProductPart = lazyPart(() =>
  import('../../parts/missing-product-part.tsx').then((module) => module.MissingProductPart),
)

/** This part reads the measures of a customer, who asks for it by a press. */
const KeptGirths = lazyPart(() =>
  import('../../../features/body-measures/web/kept/kept-girths.tsx').then((module) => module.KeptGirths),
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
    prefetchPlates({ queries, api: api<PlatesContract>(), slots: ['not-found'] }),
    removed.category && queries.prefetchQuery(similarQuery(api<CatalogContract>(), removed.category._id)),
  ])
  throw data(removed, { status: gone })
}

const prefetchDurability = ({ api, queries, params: { id } }: PageVisit) =>
  id === undefined ? undefined : queries.prefetchQuery(guaranteesQuery(api<GuaranteesContract>(), [id]))

const load: PageLoad = async (visit) => {
  const { api, queries } = visit
  const [product] = await Promise.all([
    ensureProduct(visit),
    prefetchDurability(visit),
    queries.ensureQueryData(houseQuery(api())),
  ])
  await queries.prefetchQuery(similarQuery(api<CatalogContract>(), product.category._id))
}

export const loader = serverLoad(load)
// The browser waits for the product, which may be missing; the similar products have their own loading state.
export const clientLoader = browserLoad((visit) =>
  Promise.all([ensureProduct(visit), prefetchDurability(visit)]),
)

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
          madeToMeasure: <MadeToMeasure />,
          ownSize: (tell) => <TellOwnSize tell={tell} />,
          sizeAdvice: ({ choices, choose }) => (
            <SizeGuideLink
              to={pathTo('sizeGuide')}
              phone={house.phone}
              plateOf={(girth) => <Plate slot={girthPlates[girth]} sizes="10rem" />}
              garment={{
                fittedAt: product.attributes.fittedAt,
                measures: product.garment?.measures ?? [],
              }}
              keptGirths={(tell) => <KeptGirths fittedAt={product.attributes.fittedAt} tell={tell} />}
              madeToMeasure={choices.find(({ size, available }) => available && isMadeToMeasure(size))?.size}
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
              guarantees={<ProductGuarantees productId={product._id} />}
            />
          ),
        }}
      />
    </>
  )
}

export default ProductPage

export const ErrorBoundary = () => {
  const { id = '' } = useParams()
  const { phone } = useHouse()
  const error = useRouteError()
  const { status, data: removed }: { status?: number; data?: unknown } = isRouteErrorResponse(error)
    ? error
    : {}
  if (status === gone && isRemovedProduct(removed))
    return (
      <LatePart>
        <RemovedProductPart product={removed} />
      </LatePart>
    )
  if (status !== notFound) return <PageFailure phone={phone} />
  return (
    <LatePart>
      <MissingProductPart id={id} />
    </LatePart>
  )
}
