import { type ReactNode, Suspense } from 'react'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { spokenRange } from '../../../../shared/dates/spoken-range.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { lazyPart } from '../../../../ui/late/lazy-part.ts'
import type { Promisable } from '../../../delivery/delivery-promise.rules.ts'
import { promiseOf } from '../../../delivery/delivery-promise.rules.ts'
import { useChosenCountry } from '../destination/chosen-country.ts'
import type { CountryWindowProps, ShownJourney } from './country-window.tsx'
import { useDeliveryTerms } from './delivery-terms-context.ts'

/** Only for a visitor of whom a country may be known. */
const CountryWindow = lazyPart<CountryWindowProps>(() =>
  import('./country-window.tsx').then((module) => module.CountryWindow),
)

interface DeliveryWindowProps {
  readonly orderedAtMs: number
  readonly product: Promisable
  /** In euros. */
  readonly price: number
}

/**
 * Shows « entre le mardi 25 et le jeudi 27 novembre »; for a product that is tried on first, also the first possible
 * event day. For another country that is known of the visitor, it says that country's days and price.
 */
export const DeliveryWindow = ({ orderedAtMs, product, price }: DeliveryWindowProps) => {
  const { t } = useTranslation('promises')
  const lng = useLanguage()
  const terms = useDeliveryTerms()
  const isSignedIn = useSignedIn() === true
  const chosen = useChosenCountry()
  const show = ({ journey, say }: ShownJourney): ReactNode => {
    const promise = promiseOf(product, { journey, orderedAtMs, terms })
    return (
      <>
        <span className="block">{say(spokenRange(promise, lng))}</span>{' '}
        {product.daysBeforeEvent > 0 && (
          <span className="block">
            {t('delivery.earliestEvent', { day: spokenDay(promise.earliestEvent, lng) })}
          </span>
        )}
      </>
    )
  }
  const inFrance = show({ journey: 'france', say: (days) => t('delivery.between', days) })
  if (!(isSignedIn || chosen)) return inFrance
  return (
    <Suspense fallback={inFrance}>
      <CountryWindow chosen={chosen} price={price} inFrance={inFrance} show={show} />
    </Suspense>
  )
}
