import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ShortenedLines } from './shortened-lines.tsx'
import type { FocusAfter } from './use-focus-after-change.ts'
import type { VisitedCart } from './visited-cart.ts'

interface CartRemarksProps {
  readonly cart: VisitedCart
  readonly focusAfter: FocusAfter
}

/** Remarks about the whole cart: what was left out when the guest's cart was merged, and which requests failed. */
export const CartRemarks = ({ cart, focusAfter }: CartRemarksProps) => {
  const { t } = useTranslation('cartContents')
  const { shortened, isWaitingToJoin, staleness, isUnchecked } = cart
  const again = (act: () => void) => (
    <Button
      variant="quiet"
      size="small"
      onClick={() => {
        focusAfter({ index: 0, on: 'name' })
        act()
      }}
      className="min-h-11"
    >
      {t('failures.retry')}
    </Button>
  )
  return (
    <>
      {shortened.length > 0 && (
        <ShortenedLines
          shortened={shortened}
          onRead={() => {
            focusAfter({ index: 0, on: 'name' })
            void cart.forgetShortened()
          }}
        />
      )}
      {isWaitingToJoin && (
        <div className="mb-5 bg-linen px-4 py-3 text-small">
          <p>{t('merge.waiting')}</p>
          {again(cart.retry)}
        </div>
      )}
      {(staleness || isUnchecked) && (
        <div className="mb-5 bg-linen px-4 py-3 text-small">
          <p role="status">{t(`failures.${staleness ?? 'unchecked'}`)}</p>
          {again(staleness ? cart.retry : cart.checkAgain)}
        </div>
      )}
    </>
  )
}
