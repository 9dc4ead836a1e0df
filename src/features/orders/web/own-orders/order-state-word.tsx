import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { OrderState } from '../../status/order-state.rules.ts'

/** The state of an order in one word. A state that needs an action of the customer is also shown in red. */
export const OrderStateWord = ({ state }: { state: OrderState }) => {
  const { t } = useTranslation('ownOrders')
  return (
    <span className={classNames('font-display italic', state === 'waiting' && 'text-garance')}>
      {t(`states.${state}.word`)}
    </span>
  )
}
