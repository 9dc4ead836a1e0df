import { useQuery } from '@tanstack/react-query'
import type { Product } from '../../features/catalog/product.schema.ts'
import type { ProductPreviewsContract } from '../../features/catalog-desk/product-previews.contract.ts'
import { previewTexts } from '../../features/catalog-desk/web/preview.texts.ts'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { formatEuros } from '../../shared/money.ts'
import { pathTo } from '../../sitemap.ts'
import { useApi } from '../../ui/api/use-api.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { useOwnTexts } from '../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../ui/i18n/use-translation.tsx'
import { LatePart } from '../../ui/late/late-part.tsx'
import { lazyPart } from '../../ui/late/lazy-part.ts'
import { Picture } from '../../ui/pictures/picture.tsx'
import { PageHead } from '../../ui/routing/page-head.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { useLinkToken } from '../../ui/routing/use-link-token.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'

/** The same part of the page of a product, which is fetched by itself there as well. */
const ProductFacts = lazyPart(() =>
  import('../parts/product-facts.tsx').then((module) => module.ProductFacts),
)

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

/**
 * A product that is not in the shop: all that is told and shown of it, and nothing that could be bought. It is set by
 * itself, because what the page of a product shares with another page costs each of its visitors a file.
 */
const Preview = ({ product }: { readonly product: Product }) => {
  const { t } = useTranslation('preview')
  const { name, category, price, description, images, variants } = product
  const sizes = variants.flatMap(({ size }) => size ?? [])
  return (
    <article lang={product.language} className="frame grid-12 gap-y-10 py-8">
      <div className="col-span-12 grid grid-cols-2 gap-4 lg:col-span-7">
        {images.length === 0 && <p className="col-span-2 text-ink-soft">{t('noPicture')}</p>}
        {images.map((image, place) => (
          <div key={image._id} className={place === 0 ? 'col-span-2' : undefined}>
            <Picture
              image={image}
              sizes="(min-width: 64rem) 50vw, 92vw"
              priority={place === 0}
              className="aspect-portrait"
            />
          </div>
        ))}
      </div>
      <div className="col-span-12 lg:col-span-5">
        <p className="text-ink-soft text-small">{category.name}</p>
        <h1 className="mt-2 font-display text-title">{name}</h1>
        <p className="mt-4 text-lead tabular-nums">{formatEuros(price)}</p>
        <p className="mt-6 max-w-measure whitespace-pre-line">{description || t('noText')}</p>
        {sizes.length > 0 && (
          <p className="mt-6">
            {t('sizes')} {sizes.join(', ')}
          </p>
        )}
        <div className="mt-10">
          <LatePart>
            <ProductFacts product={product} />
          </LatePart>
        </div>
      </div>
    </article>
  )
}

const PreviewPage = () => {
  useOwnTexts('preview', previewTexts)
  const { t } = useTranslation('preview')
  const house = useHouse()
  // Undefined until the browser has read the address.
  const token = useLinkToken()
  const key = token ?? ''
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
        {data?.published ? (
          <TextLink to={pathTo('product', { id: data.product._id })}>{t('published')}</TextLink>
        ) : (
          <span className="inline-block border border-garance px-3 py-1">{t('notice')}</span>
        )}
      </p>
      {data ? (
        <Preview product={data.product} />
      ) : (
        <div className="frame min-h-[60svh] py-8">
          <h1 className="font-display text-title">{t('title')}</h1>
          {error || token === '' ? (
            <p role="alert" className="mt-6">
              {t('missing')}
            </p>
          ) : (
            <Skeleton className="mt-6 h-[60svh] w-full" />
          )}
        </div>
      )}
    </>
  )
}

export default PreviewPage
