import { useTranslation } from 'react-i18next'
import { LocalLink } from '../../../../../ui/routing/local-link.tsx'
import { TroubleNotice } from '../trouble-notice.tsx'
import { stepPath } from '../use-step.ts'
import type { PurchaseFailure } from './use-purchase.ts'

/** Why nothing was bought, and what to do about it; announced where it stands. */
export const FailureNotice = ({ failure }: { failure: PurchaseFailure | undefined }) => {
  const { t } = useTranslation('checkout')
  return (
    <div role="alert" className="empty:absolute">
      {failure && (
        <TroubleNotice
          title={t(failure.of === 'payment' ? 'payment.declined' : 'payment.refused')}
          text={failure.text}
        >
          {failure.of === 'payment' ? (
            <p>{t('payment.again')}</p>
          ) : (
            <LocalLink
              to={stepPath('cart')}
              className="inline-flex min-h-8 items-center underline decoration-1 decoration-garance underline-offset-[0.22em]"
            >
              {t('payment.toCart')}
            </LocalLink>
          )}
        </TroubleNotice>
      )}
    </div>
  )
}
