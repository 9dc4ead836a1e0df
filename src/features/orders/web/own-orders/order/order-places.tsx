import { callLink } from '../../../../../shared/call-link.ts'
import { spokenDay } from '../../../../../shared/dates/spoken-day.ts'
import { spokenTime } from '../../../../../shared/dates/spoken-time.ts'
import { readablePhone } from '../../../../../shared/phone.ts'
import { pathTo } from '../../../../../sitemap.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../../ui/routing/way-on.tsx'
import { TitledPart } from '../../../../../ui/titled-part.tsx'
import { isCancelled } from '../../../../appointments/appointment-status.rules.ts'
import { isUnderway } from '../../../status/order-status.rules.ts'
import { promisedDay } from '../../../status/promised-day.rules.ts'
import { withdrawingFrom } from '../../../withdrawn/withdrawing-lines.rules.ts'
import type { OrderViewProps } from './order-view-props.ts'

const Salon = ({ salon: { name, phone, address } }: Pick<OrderViewProps, 'salon'>) => (
  <address className="leading-normal not-italic">
    <span className="block font-medium">{name}</span>
    <span className="block">{address.street}</span>
    <span className="block">
      {address.postalCode} {address.city}
    </span>
    <a href={callLink(phone)} className="thread-link mt-1 inline-flex min-h-6 text-small tabular-nums">
      {phone}
    </a>
  </address>
)

/** How the customer is measured: the visit as it stands now, or as it was asked for. */
const OwnMeasuring = ({ measuring }: { measuring: NonNullable<OrderViewProps['order']['measuring']> }) => {
  const { t } = useTranslation('ownOrders')
  const lng = useLanguage()
  const { way, start, phone, visit } = measuring
  const isCalledOff = visit !== null && isCancelled(visit.status)
  const at = visit?.start ?? start
  return (
    <TitledPart title={t('measuring.title')}>
      <div className="text-small">
        {way === 'home' && <p>{t('measuring.home')}</p>}
        {way === 'salon' && isCalledOff && <p>{t('measuring.calledOff')}</p>}
        {way === 'salon' && !isCalledOff && at && (
          <p>{t('measuring.salon', { when: spokenTime(Date.parse(at), lng) })}</p>
        )}
        <p className="text-ink-soft">{t('measuring.phone', { phone: readablePhone(phone) })}</p>
        {way === 'salon' && (
          <WayOn to={isCalledOff ? `${pathTo('booking')}?type=measuring` : pathTo('appointments')}>
            {t(isCalledOff ? 'measuring.book' : 'measuring.visits')}
          </WayOn>
        )}
      </div>
    </TitledPart>
  )
}

/** The delivery and billing addresses of an order, and the customer's note. */
export const OrderPlaces = ({
  order,
  salon,
  address,
}: Pick<OrderViewProps, 'order' | 'salon' | 'address'>) => {
  const { t } = useTranslation('ownOrders')
  const lng = useLanguage()
  const { shippingAddress, billingAddress, notes, eventDate, measuring, status, items, events } = order
  const withdrawing = withdrawingFrom(events)
  const awaited = items.filter((item) => item.refundedQuantity + withdrawing.of(item._id) < item.quantity)
  const isAwaited = isUnderway(status) && awaited.length > 0 && !withdrawing.inWords
  const last = promisedDay(awaited.map(({ deliveryTo }) => ({ promisedTo: deliveryTo })))
  return (
    <>
      <TitledPart title={t(shippingAddress ? 'places.shipping' : 'places.pickup')}>
        {shippingAddress ? (
          address(shippingAddress)
        ) : (
          <>
            <Salon salon={salon} />
            {isAwaited && <WayOn to={`${pathTo('booking')}?type=pickup`}>{t('places.bookPickup')}</WayOn>}
          </>
        )}
        {eventDate && (
          <p className="mt-4 text-small">
            {t('places.eventDate', { day: spokenDay(eventDate, lng) })}
            {isAwaited && last && (
              <span className="block text-ink-soft">
                {t(shippingAddress ? 'places.byThen' : 'places.readyByThen', { day: spokenDay(last, lng) })}
              </span>
            )}
          </p>
        )}
      </TitledPart>
      {measuring && <OwnMeasuring measuring={measuring} />}
      <TitledPart title={t('places.billing')}>{address(billingAddress)}</TitledPart>
      {notes && (
        <TitledPart title={t('places.notes')}>
          <p className="whitespace-pre-line text-small [overflow-wrap:anywhere]">{notes}</p>
        </TitledPart>
      )}
    </>
  )
}
