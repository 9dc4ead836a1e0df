import { useTranslation } from 'react-i18next'
import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/button.tsx'
import { subtotalCents } from '../../cart.rules.ts'
import type { CartLine } from '../../cart-line.ts'

interface CartSummaryProps {
  readonly lines: readonly CartLine[]
  readonly onContinue: () => void
}

/** What the cart comes to (§2). Delivery, reductions and the way to pay stand here with the checkout. */
export const CartSummary = ({ lines, onContinue }: CartSummaryProps) => {
  const { t } = useTranslation('cartDrawer')
  const subtotal = formatEuros(eurosOfCents(subtotalCents(lines)), useLanguage())
  return (
    <>
      <dl className="flex items-baseline justify-between text-lead">
        <dt>{t('subtotal')}</dt>
        <dd className="font-medium tabular-nums">{subtotal}</dd>
      </dl>
      <p className="text-caption text-ink-soft">{t('taxIncluded')}</p>
      <Button variant="secondary" onClick={onContinue} className="mt-4 w-full">
        {t('continue')}
      </Button>
    </>
  )
}
