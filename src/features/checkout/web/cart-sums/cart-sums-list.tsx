import type { ReactNode } from 'react'
import { formatEuros } from '../../../../shared/money.ts'
import { countryName } from '../../../../shared/postal/country-name.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { CartSums } from './cart-sums.ts'

const Sum = ({ name, remark, children }: { name: string; remark?: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 py-1">
    <dt>
      {name}
      {remark && <span className="ml-2 text-caption text-ink-soft">{remark}</span>}
    </dt>
    <dd className="whitespace-nowrap tabular-nums">{children}</dd>
  </div>
)

export interface CartSumsListProps {
  readonly sums: CartSums
  /** The country whose delivery the sums hold. */
  readonly country: string
}

/**
 * The amounts of a cart above its total (§2): the delivery price is an estimate, because no address is chosen yet. It is
 * for the country that the visitor chose or that the house knows of the customer, or for France.
 */
export const CartSumsList = ({ sums, country: code }: CartSumsListProps) => {
  const { t } = useTranslation('cartSummary')
  const country = countryName(code, useLanguage())
  const { subtotal, discount, shipping } = sums
  return (
    <dl className="text-small">
      <Sum name={t('subtotal')}>{formatEuros(subtotal)}</Sum>
      {discount > 0 && <Sum name={t('discount')}>{formatEuros(-discount)}</Sum>}
      <Sum name={t('shipping')} {...(shipping > 0 && { remark: t('estimate', { country }) })}>
        {shipping > 0 ? formatEuros(shipping) : t('free')}
      </Sum>
    </dl>
  )
}
