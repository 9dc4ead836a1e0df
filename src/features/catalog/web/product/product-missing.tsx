import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { productMissingTexts } from './product-missing.texts.ts'

interface ProductMissingProps {
  /** The id that no product has. */
  readonly id: string
  readonly houseName: string
}

/** « Produit non trouvé », with the link back to the boutique (§2). */
export const ProductMissing = ({ id, houseName }: ProductMissingProps) => {
  useOwnTexts('productMissing', productMissingTexts)
  const { t } = useTranslation('productMissing')
  return (
    <div className="frame py-section">
      <PageHead
        title={`${t('title')} · ${houseName}`}
        description={t('text')}
        path={pathTo('product', { id })}
        siteName={houseName}
        indexed={false}
      />
      <ErrorState
        level={1}
        title={t('title')}
        text={t('text')}
        action={<Button render={<LocalLink to={pathTo('shop')} />}>{t('back')}</Button>}
      />
    </div>
  )
}
