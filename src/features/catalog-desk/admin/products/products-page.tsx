import { useSearchParams } from 'react-router'
import { pathTo } from '../../../../sitemap.ts'
import { DeskPage } from '../../../../ui/admin/desk-page.tsx'
import { useChangedUrl } from '../../../../ui/admin/use-changed-url.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LeaveGuard } from '../../../../ui/leaving/leave-guard.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { NewProduct } from './editor/new-product.tsx'
import { OpenedProduct } from './editor/opened-product.tsx'
import { ProductList } from './list/product-list.tsx'
import { productsTexts } from './products.texts.ts'

/** In the address, this stands where a product has its id. */
const newOne = 'new'

/** The products of the shop, or the one that the address opens. */
export const ProductsPage = ({ houseName }: { readonly houseName: string }) => {
  useOwnTexts('adminProducts', productsTexts)
  const { t } = useTranslation('adminProducts')
  const opened = useSearchParams()[0].get('opened')
  const urlWith = useChangedUrl()
  const content = () => {
    if (opened === newOne) return <NewProduct />
    return opened ? <OpenedProduct key={opened} id={opened} /> : <ProductList />
  }
  return (
    <DeskPage
      path={pathTo('adminProducts')}
      houseName={houseName}
      t={t}
      beside={
        !opened && (
          <div className="flex flex-wrap gap-2">
            <Button size="small" variant="quiet" render={<LocalLink to={pathTo('adminProductFiles')} />}>
              {t('files')}
            </Button>
            <Button size="small" render={<LocalLink to={urlWith({ opened: newOne })} />}>
              {t('add')}
            </Button>
          </div>
        )
      }
    >
      <div className="mt-2 noscript:hidden">
        <LeaveGuard>{content()}</LeaveGuard>
      </div>
    </DeskPage>
  )
}
