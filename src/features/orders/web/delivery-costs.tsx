import { useTranslation } from 'react-i18next'
import { centsOfEuros, eurosOfCents, formatEuros } from '../../../shared/money.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { shippingRates } from '../delivery.limits.ts'
import { shippingCents } from '../shipping.rules.ts'

/** What sending a piece of that price would cost, by where it goes (§9). */
export const DeliveryCosts = ({ price }: { price: number }) => {
  const { t } = useTranslation('orders')
  const lng = useLanguage()
  const { france, europe, world } = shippingRates
  const euros = (cents: number) => formatEuros(eurosOfCents(cents), lng)
  const isFree = shippingCents({ zone: 'france', subtotalCents: centsOfEuros(price) }) === 0
  return t(isFree ? 'delivery.freeCosts' : 'delivery.costs', {
    france: euros(france.cents),
    free: euros(france.freeFromCents),
    europe: euros(europe.cents),
    world: euros(world.cents),
  })
}
