import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icon.tsx'
import { LocalLink } from '../../../../../ui/routing/local-link.tsx'
import { stepPath } from '../use-step.ts'
import type { PurchaseFailure } from './use-purchase.ts'

/** Why nothing was bought, and what to do about it; announced where it stands. */
export const FailureNotice = ({ failure }: { failure: PurchaseFailure | undefined }) => {
  const { t } = useTranslation('checkout')
  return (
    <div role="alert" className="empty:absolute">
      {failure && (
        <div className="flex gap-3 border-garance border-s-2 bg-rose px-4 py-3">
          <Icon name="alert" className="mt-[0.15em] flex-none text-garance" />
          <div className="min-w-0 text-small">
            <p className="font-medium text-body">
              {t(failure.of === 'payment' ? 'payment.declined' : 'payment.refused')}
            </p>
            <p>{failure.text}</p>
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
          </div>
        </div>
      )}
    </div>
  )
}
