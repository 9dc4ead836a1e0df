import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { ErrorState } from '../../../../../ui/states/error-state.tsx'

/** What was asked for could not be read; asks again when told to. */
export const OrderFailure = ({ text, onRetry }: { text: string; onRetry: () => void }) => {
  const { t } = useTranslation('ownOrders')
  return (
    <ErrorState title={t('failed')} text={text} action={<Button onClick={onRetry}>{t('retry')}</Button>} />
  )
}
