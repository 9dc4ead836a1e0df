import { pathTo } from '../../../../../sitemap.ts'
import { OpenedEntry } from '../../../../../ui/admin/opened-entry.tsx'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../../ui/api/use-private-query.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../../ui/routing/local-link.tsx'
import { ProductCost } from '../../../../product-costs/admin/product-cost.public.tsx'
import type { EditedProduct } from '../../../edited-product.schema.ts'
import type { ProductWritingContract } from '../../../product-writing.contract.ts'
import { editedProductQuery } from '../products.queries.ts'
import { NextVersion } from './next-version/next-version.tsx'
import { useNextVersion } from './next-version/use-next-version.ts'
import { SellingPrices } from './prices/product-prices.tsx'
import { ProductForm } from './product-form.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { ProductRemoval } from './product-removal.tsx'
import { Publication } from './publication/publication.tsx'
import { useProductEditor } from './use-product-editor.ts'
import { ProductCopy } from './versions/product-copy.tsx'
import { ProductVersions } from './versions/product-versions.tsx'

/** One product: all that is edited of it, its pictures, and its end. */
export const OpenedProduct = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('adminProducts')
  const { data, error, refetch } = usePrivateQuery(editedProductQuery(useApi<ProductWritingContract>(), id))
  return (
    <OpenedEntry
      record={{ kind: 'product', id }}
      hasOwnHistory
      error={error}
      onRetry={() => void refetch()}
      words={{ back: t('back'), missing: t('missing'), retry: t('retry') }}
      shown={
        data && {
          title: data.name,
          badge: data.state === 'published' && (
            <LocalLink to={pathTo('product', { id })} className="thread-link relative text-small">
              {t('seeInShop')}
            </LocalLink>
          ),
          body: <Product product={data} />,
        }
      }
    />
  )
}

const Product = ({ product }: { readonly product: EditedProduct }) => {
  const { t } = useTranslation('nextVersion')
  const editor = useProductEditor(product)
  const later = useNextVersion(product, editor)
  const canWait = product.state === 'published' && editor.isUnsaved
  return (
    <>
      <ProductForm
        id={product._id}
        editor={editor}
        publication={
          <>
            <Publication product={product} draft={editor.draft} isUnsaved={editor.isUnsaved} />
            <NextVersion id={product._id} desk={later} isUnsaved={editor.isUnsaved} />
          </>
        }
        beside={
          canWait && (
            <Button
              size="small"
              variant="secondary"
              loading={later.writing === 'keep'}
              onClick={() => later.do('keep')}
            >
              {t('keep')}
            </Button>
          )
        }
        pictures={<ProductPictures product={product} />}
        prices={
          <>
            <SellingPrices id={product._id} />
            <ProductCost id={product._id} />
          </>
        }
      />
      <div className="mt-12">
        <ProductVersions product={product} />
      </div>
      <div className="mt-10 flex flex-wrap gap-x-6 gap-y-2">
        <ProductCopy id={product._id} />
        <ProductRemoval product={product} onRemoved={editor.discard} />
      </div>
    </>
  )
}
