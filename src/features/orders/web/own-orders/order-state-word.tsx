import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../ui/class-names.ts'
import type { OrderState } from '../../status/order-state.rules.ts'

/** Where an order stands, in a word. What asks something of its customer is told in the house's red as well. */
export const OrderStateWord = ({ state }: { state: OrderState }) => {
  const { t } = useTranslation('ownOrders')
  return (
    <span className={classNames('font-display italic', state === 'waiting' && 'text-garance')}>
      {t(`states.${state}.word`)}
    </span>
  )
}
