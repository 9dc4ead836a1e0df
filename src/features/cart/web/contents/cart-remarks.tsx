import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { ShortenedLines } from './shortened-lines.tsx'
import type { VisitedCart } from './visited-cart.ts'

/** What is to be said of the cart as a whole: what did not come along when she signed in, and what could not be asked. */
export const CartRemarks = ({ cart }: { cart: VisitedCart }) => {
  const { t } = useTranslation('cartContents')
  return (
    <>
      {cart.shortened.length > 0 && <ShortenedLines {...cart} />}
      {cart.isWaitingToJoin && (
        <div className="mb-5 bg-linen px-4 py-3 text-small">
          <p>{t('merge.waiting')}</p>
          <Button variant="quiet" size="small" onClick={cart.retry} className="min-h-11">
            {t('failures.retry')}
          </Button>
        </div>
      )}
      {(cart.isStale || cart.isUnchecked) && (
        <p role="status" className="mb-5 bg-linen px-4 py-3 text-small">
          {t(cart.isStale ? 'failures.offline' : 'failures.unchecked')}
        </p>
      )}
    </>
  )
}
