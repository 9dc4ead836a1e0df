import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { CheckoutDraft } from '../../checkout-draft.schema.ts'
import type { QuoteAnswer } from '../../quote.contract.ts'
import { Amounts } from './amounts.tsx'

interface SummaryProps {
  readonly quote: UseQueryResult<QuoteAnswer>
  readonly draft: CheckoutDraft
  readonly children?: ReactNode
}

/** What the order comes to, beside each step; while it is asked anew, the last answer stands. */
export const Summary = ({ quote, draft, children }: SummaryProps) => {
  const { t } = useTranslation('checkout')
  const titleId = useId()
  const { data, isError, isPlaceholderData, refetch } = quote
  const code = data?.promo?.applied ? data.promo.code.toUpperCase() : undefined
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5 bg-sheet p-6">
      <h2 id={titleId} className="font-display text-subheading">
        {t('sums.title')}
      </h2>
      {data ? (
        // Never dimmed: what it came to until now is to be read as well as what it will come to.
        <div aria-busy={isPlaceholderData} className="relative">
          {isPlaceholderData && (
            <span
              aria-hidden="true"
              className="thread thread-running absolute inset-x-0 -top-2.5 block bg-garance"
            />
          )}
          <Amounts
            sums={data}
            deliveryMethod={draft.deliveryMethod}
            code={code}
            isEstimate={data.estimated}
          />
        </div>
      ) : isError ? (
        <div role="alert">
          <p className="text-small">{t('sums.unknown')}</p>
          <Button variant="quiet" size="small" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <Skeleton className="h-36 w-full" />
      )}
      {children}
    </section>
  )
}
