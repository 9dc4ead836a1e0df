import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'

/** « Produit non trouvé », with the link back to the boutique (§2). */
export const ProductMissing = () => {
  const { t } = useTranslation('catalog')
  return (
    <div className="frame py-section">
      <ErrorState
        level={1}
        title={t('product.notFoundTitle')}
        text={t('product.notFoundText')}
        action={<Button render={<LocalLink to={pathTo('shop')} />}>{t('product.backToShop')}</Button>}
      />
    </div>
  )
}
