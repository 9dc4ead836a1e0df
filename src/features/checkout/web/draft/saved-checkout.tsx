import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import type { CheckoutContract } from '../../checkout.contract.ts'
import { checkoutQuery } from '../checkout.queries.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { CheckoutSkeleton } from '../checkout-skeleton.tsx'
import { OpenCheckout } from '../open-checkout.tsx'

/** The checkout, at the step that the customer had reached. */
export const SavedCheckout = (parts: CheckoutParts) => {
  const { t } = useTranslation('checkout')
  const { data, isError, isPaused, refetch } = useQuery(checkoutQuery(useApi<CheckoutContract>()))
  if (data) return <OpenCheckout saved={data} {...parts} />
  if (isError || isPaused)
    return (
      <ErrorState
        title={t('failed')}
        text={t('failedText')}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    )
  return <CheckoutSkeleton />
}
