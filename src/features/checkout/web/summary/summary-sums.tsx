import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { Amounts } from '../amounts.tsx'
import type { StepProps } from '../step-props.ts'

/** The amounts of the order; while the server is asked again, this browser computes them by the same rule. */
export const SummarySums = ({ step: { quote, sums, entered } }: { step: StepProps }) => {
  const { t } = useTranslation('checkout')
  const { data, isError, isPlaceholderData, refetch } = quote
  const { deliveryMethod, shippingAddress } = entered.draft
  if (sums)
    return (
      <div aria-busy={isPlaceholderData} className="relative">
        {isPlaceholderData && (
          <span
            aria-hidden="true"
            className="thread thread-running absolute inset-x-0 -top-2.5 block bg-garance"
          />
        )}
        <Amounts
          sums={sums}
          deliveryMethod={deliveryMethod}
          code={data?.promo?.applied ? data.promo.code.toUpperCase() : undefined}
          isEstimate={deliveryMethod === 'standard' && !shippingAddress?.country}
        />
      </div>
    )
  if (!isError) return <Skeleton className="h-36 w-full" />
  return (
    <div role="alert">
      <p className="text-small">{t('sums.unknown')}</p>
      <Button variant="quiet" size="small" onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </div>
  )
}
