import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenRange } from '../../../../shared/calendar/spoken-range.ts'
import { locales } from '../../../../shared/i18n/locales.ts'
import { formatEuros } from '../../../../shared/money.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import type { DeliveryWindow } from '../../../delivery/delivery-window.ts'
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

interface CartSumsListProps {
  readonly sums: CartSums
  /** The days between which all would arrive. They are not known at first; their space is reserved. */
  readonly range: DeliveryWindow | undefined
}

const home = 'FR'

/**
 * The amounts of a cart above its total (§2): the delivery price is an estimate, because no address is chosen yet. It is
 * for the country that the house knows of the customer, or for France.
 */
export const CartSumsList = ({ sums, range }: CartSumsListProps) => {
  const { t } = useTranslation('cartSummary')
  const lng = useLanguage()
  const { subtotal, discount, shipping, freeShipping, estimatedFor } = sums
  const isHome = (estimatedFor ?? home) === home
  const country = new Intl.DisplayNames(locales[lng], { type: 'region' }).of(estimatedFor ?? home) ?? ''
  return (
    <>
      <dl className="text-small">
        <Sum name={t('subtotal')}>{formatEuros(subtotal)}</Sum>
        {discount > 0 && <Sum name={t('discount')}>{formatEuros(-discount)}</Sum>}
        <Sum name={t('shipping')} {...(shipping > 0 && { remark: t('estimate', { country }) })}>
          {shipping > 0 ? formatEuros(shipping) : t('free')}
        </Sum>
      </dl>
      <p className="min-h-[2lh] text-caption text-ink-soft">
        {range && t(isHome ? 'days' : 'daysAbroad', { ...spokenRange(range, lng), country })}
      </p>
      {freeShipping && isHome && <p className="text-caption text-sage">{t('freeAtCheckout')}</p>}
    </>
  )
}
