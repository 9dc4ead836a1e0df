import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import type { CheckoutContract } from '../../checkout.contract.ts'
import { checkoutQuery } from './checkout.queries.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { OpenCheckout } from './open-checkout.tsx'

/** The checkout as far as she had come. */
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
