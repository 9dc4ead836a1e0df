import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'

/** Shown when a product could not be fetched. It may exist, so the visitor can try the same address again. */
export const ProductFailure = () => {
  const { t } = useTranslation('catalog')
  const { pathname, search } = useLocation()
  return (
    <div className="frame py-section">
      <ErrorState
        level={1}
        title={t('shop.loadError')}
        text={t('shop.loadErrorText')}
        action={<Button render={<a href={pathname + search} />}>{t('shop.retry')}</Button>}
      />
    </div>
  )
}
