import { useId } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'

interface OrderButtonProps {
  readonly signedIn: boolean
  /** A line waits for the visitor's answer. */
  readonly asks: boolean
  readonly isEmpty?: boolean
}

/**
 * Leads from the cart to the checkout, or first to the sign-in (§2). It is disabled while a line waits for an answer,
 * and for an empty cart.
 */
export const OrderButton = ({ signedIn, asks, isEmpty = false }: OrderButtonProps) => {
  const { t } = useTranslation('cartSummary')
  const askedId = useId()
  const label = t(signedIn ? 'checkout' : 'signIn')
  const path = signedIn ? pathTo('checkout') : `${pathTo('signIn')}?redirect=checkout`
  return (
    <div>
      {!signedIn && !isEmpty && <p className="mb-3 text-caption text-ink-soft">{t('signInRequired')}</p>}
      <p id={askedId} role="status" className={asks ? 'mb-3 text-garance text-small' : undefined}>
        {asks && t('asks')}
      </p>
      {asks || isEmpty ? (
        <Button aria-disabled aria-describedby={askedId} className="w-full">
          {label}
        </Button>
      ) : (
        <Button render={<LocalLink to={path} />} className="w-full">
          {label}
        </Button>
      )}
    </div>
  )
}
