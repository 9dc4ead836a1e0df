import { Button } from '../../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { ErrorState } from '../../../../../ui/states/error-state.tsx'

/** Says that the order could not be read, with a button to try again. */
export const OrderFailure = ({ text, onRetry }: { text: string; onRetry: () => void }) => {
  const { t } = useTranslation('ownOrders')
  return (
    <ErrorState title={t('failed')} text={text} action={<Button onClick={onRetry}>{t('retry')}</Button>} />
  )
}
