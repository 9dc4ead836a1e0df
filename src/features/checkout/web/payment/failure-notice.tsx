import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { CheckoutParts } from '../checkout-parts.ts'
import { stepPath } from '../steps/use-step.ts'
import { WriteToUs } from '../write-to-us.tsx'
import type { PurchaseFailure } from './use-purchase.ts'

interface FailureNoticeProps {
  readonly failure: PurchaseFailure | undefined
  readonly contact: CheckoutParts['contact']
}

/**
 * Says why the purchase failed and what the customer can do. After a declined card the focus stays on the card's number,
 * which stands below.
 */
export const FailureNotice = ({ failure, contact }: FailureNoticeProps) => {
  const { t } = useTranslation('checkout')
  return (
    failure && (
      <Refusal
        title={t(failure.of === 'payment' ? 'payment.declined' : 'payment.refused')}
        takesFocus={failure.isAtCard !== true}
      >
        <p>{failure.text}</p>
        {failure.of === 'payment' ? (
          <p>{t('payment.again')}</p>
        ) : (
          <>
            <LocalLink
              to={stepPath('cart')}
              className="inline-flex min-h-8 items-center underline decoration-1 decoration-garance underline-offset-[0.22em]"
            >
              {t('payment.toCart')}
            </LocalLink>
            <WriteToUs contact={contact} />
          </>
        )}
      </Refusal>
    )
  )
}
