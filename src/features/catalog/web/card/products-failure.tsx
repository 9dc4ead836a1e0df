import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'

interface ProductsFailureProps {
  readonly level?: 2 | 3
  readonly retry: () => unknown
}

/** Shown in place of products that could not be fetched. */
export const ProductsFailure = ({ level = 2, retry }: ProductsFailureProps) => {
  const { t } = useTranslation('catalog')
  return (
    <ErrorState
      level={level}
      title={t('shop.loadError')}
      text={t('shop.loadErrorText')}
      action={<Button onClick={() => void retry()}>{t('shop.retry')}</Button>}
    />
  )
}
