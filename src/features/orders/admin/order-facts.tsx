import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { locales } from '../../../shared/i18n/locales.ts'
import { townLine } from '../../../shared/postal/town-line.ts'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useLanguage } from '../../../ui/api/use-language.ts'
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
  const countryName = new Intl.DisplayNames(locales[useLanguage()], { type: 'region' }).of(country)
  const lines = [
    company,
    `${firstName} ${lastName}`,
    street,
    further,
    townLine({ postalCode, city, country }),
    countryName ?? country,
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
      <Fact name={t('order.buyer')}>
        <span className="block">{buyer.name}</span>
        <a href={`mailto:${buyer.email}`} className="block underline underline-offset-[0.22em]">
          {buyer.email}
        </a>
        {buyer.phone && (
          <a href={`tel:${buyer.phone.replaceAll(' ', '')}`} className="block">
            {buyer.phone}
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
