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

const home = 'FR'

const useDestination = ({ estimatedFor }: CartSums) => {
  const lng = useLanguage()
  const country = new Intl.DisplayNames(locales[lng], { type: 'region' }).of(estimatedFor ?? home) ?? ''
  return { country, isHome: (estimatedFor ?? home) === home }
}

/**
 * The amounts of a cart above its total (§2): the delivery price is an estimate, because no address is chosen yet. It is
 * for the country that the house knows of the customer, or for France.
 */
export const CartSumsList = ({ sums }: { sums: CartSums }) => {
  const { t } = useTranslation('cartSummary')
  const { country } = useDestination(sums)
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

interface DeliveryRemarksProps {
  readonly sums: CartSums
  /** The days between which all would arrive. They are not known at first; their space is reserved. */
  readonly range: DeliveryWindow | undefined
}

/** When all of the cart would arrive, and that delivery may be free. */
export const DeliveryRemarks = ({ sums, range }: DeliveryRemarksProps) => {
  const { t } = useTranslation('cartSummary')
  const lng = useLanguage()
  const { country, isHome } = useDestination(sums)
  return (
    <>
      <p className="min-h-[2lh] text-caption text-ink-soft">
        {range && t(isHome ? 'days' : 'daysAbroad', { ...spokenRange(range, lng), country })}
      </p>
      {sums.freeShipping && isHome && <p className="text-caption text-sage">{t('freeAtCheckout')}</p>}
    </>
  )
}
