import type { ReactNode } from 'react'
import { callLink } from '../../../shared/call-link.ts'
import { readablePhone } from '../../../shared/phone.ts'
import { countryName } from '../../../shared/postal/country-name.ts'
import { townLine } from '../../../shared/postal/town-line.ts'
import { pathTo } from '../../../sitemap.ts'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { EmailAddress } from '../../../ui/email-address.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { isCancelled } from '../../appointments/appointment-status.rules.ts'
import type { PostalAddress } from '../../papers/order-contract.ts'
import type { AdminOrder } from '../admin-order.schema.ts'
import { CivilDay } from './civil-day.tsx'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-soft text-small">{name}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
)

const Address = ({ address }: { address: PostalAddress }) => {
  const { firstName, lastName, company, street, further, postalCode, city, country } = address
  const lng = useLanguage()
  const lines = [
    company,
    `${firstName} ${lastName}`,
    street,
    further,
    townLine({ postalCode, city, country }),
    countryName(country, lng),
  ]
  return (
    <address className="not-italic">
      {lines
        .filter((line) => line.trim())
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
    </address>
  )
}

/** How the customer is measured, with the visit as it stands in the calendar. */
const Measured = ({ measuring }: { measuring: NonNullable<AdminOrder['measuring']> }) => {
  const { t } = useTranslation('adminOrders')
  const { way, start, phone, visit } = measuring
  const at = visit?.start ?? start
  return (
    <>
      {way === 'home' || !at ? (
        <span className="block">{t('order.measuredAtHome')}</span>
      ) : (
        <span className="block">
          {t('order.measuredAt')}{' '}
          {visit ? (
            <LocalLink
              to={`${pathTo('adminAppointments')}?opened=${visit._id}`}
              className="underline underline-offset-[0.22em]"
            >
              <Moment at={at} />
            </LocalLink>
          ) : (
            <Moment at={at} />
          )}
          {!visit && <span className="block text-ink-soft">{t('order.visitMissing')}</span>}
          {visit && isCancelled(visit.status) && (
            <span className="block text-garance">{t('order.visitCancelled')}</span>
          )}
        </span>
      )}
      <a href={callLink(phone)} className="block">
        {readablePhone(phone)}
      </a>
    </>
  )
}

/** Shows the customer of an order, its addresses, and its promised day. */
export const OrderFacts = ({ order }: { order: AdminOrder }) => {
  const { t } = useTranslation('adminOrders')
  const {
    buyer,
    placedAt,
    heldFrom,
    heldUntil,
    promisedTo,
    eventDate,
    measuring,
    shippingAddress,
    billingAddress,
    notes,
    tracking,
  } = order
  return (
    <dl className="grid gap-x-gutter gap-y-4 sm:grid-cols-2">
      <Fact name={t('order.placed')}>
        <Moment at={placedAt} />
      </Fact>
      {heldFrom && heldUntil && (
        <Fact name={t('order.held')}>
          {t('order.heldFrom')} <Moment at={heldFrom} /> {t('order.heldTo')} <Moment at={heldUntil} />
        </Fact>
      )}
      {promisedTo && (
        <Fact name={t('order.promised')}>
          <CivilDay day={promisedTo} />
        </Fact>
      )}
      {eventDate && (
        <Fact name={t('order.event')}>
          <CivilDay day={eventDate} />
        </Fact>
      )}
      {measuring && (
        <Fact name={t('order.measuring')}>
          <Measured measuring={measuring} />
        </Fact>
      )}
      <Fact name={t('order.buyer')}>
        <span className="block">{buyer.name}</span>
        <a href={`mailto:${buyer.email}`} className="block underline underline-offset-[0.22em]">
          <EmailAddress email={buyer.email} />
        </a>
        {buyer.phone && (
          <a href={callLink(buyer.phone)} className="block">
            {readablePhone(buyer.phone)}
          </a>
        )}
        {buyer.accountId !== null && !buyer.isConfirmed && (
          <span className="block text-ink-soft">{t('order.unconfirmed')}</span>
        )}
        {buyer.accountId === null && <span className="block text-ink-soft">{t('order.closedAccount')}</span>}
      </Fact>
      <Fact name={t('order.delivery')}>
        {shippingAddress ? <Address address={shippingAddress} /> : t('order.pickup')}
      </Fact>
      <Fact name={t('order.billing')}>
        <Address address={billingAddress} />
      </Fact>
      {tracking && (
        <Fact name={t('order.tracking')}>
          <a href={tracking.url} rel="noreferrer" className="underline underline-offset-[0.22em]">
            {tracking.carrier} {tracking.number}
          </a>
        </Fact>
      )}
      {notes && (
        <Fact name={t('order.notes')}>
          <span lang={order.language} className="whitespace-pre-wrap">
            {notes}
          </span>
        </Fact>
      )}
    </dl>
  )
}
