import { useTranslation } from 'react-i18next'
import { centsOfEuros, eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { isSentFree } from '../../../delivery/shipping.rules.ts'
import { useDeliveryTerms } from './delivery-terms-context.ts'

/** Shows what sending a product of this price would cost, for each zone (§9). */
export const DeliveryCosts = ({ price }: { price: number }) => {
  const { t } = useTranslation('promises')
  const { rates } = useDeliveryTerms()
  const { france, europe, world } = rates
  const euros = (cents: number) => formatEuros(eurosOfCents(cents))
  const costs = { france: euros(france.cents), europe: euros(europe.cents), world: euros(world.cents) }
  if (france.freeFromCents === null) return t('delivery.plainCosts', costs)
  return t(isSentFree(centsOfEuros(price), rates) ? 'delivery.freeCosts' : 'delivery.costs', {
    ...costs,
    free: euros(france.freeFromCents),
  })
}
