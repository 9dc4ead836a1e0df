import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { dayAndTime } from '../../../shared/dates/day-and-time.ts'
import { spokenDay } from '../../../shared/dates/spoken-day.ts'
import { readablePhone } from '../../../shared/phone.ts'
import { useChangedUrl } from '../../../ui/admin/use-changed-url.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { CustomerDetail, CustomersContract } from '../customers.contract.ts'
import { useDaysAway } from './customer-glance.tsx'
import { customerQuery } from './customers.queries.ts'
import { KeptFavourites } from './kept-favourites.tsx'
import { nameOf } from './name-of.ts'

interface PartProps {
  readonly title: string
  readonly children: React.ReactNode
}

const Part = ({ title, children }: PartProps) => (
  <section className="mt-6">
    <h3 className="mb-1 font-semibold">{title}</h3>
    {children}
  </section>
)

/** What the customer wrote last, with an appointment or as a message. */
const LastWords = ({ customer }: { readonly customer: CustomerDetail }) => {
  const { t } = useTranslation('customersDesk')
  const { appointments, lastMessage } = customer
  const words = [appointments?.lastWords, lastMessage?.message].filter(Boolean)
  if (words.length === 0) return null
  return (
    <Part title={t('sheet.words')}>
      {words.map((each) => (
        <p key={each} className="mb-2 whitespace-pre-line">
          {each}
        </p>
      ))}
    </Part>
  )
}

const Sheet = ({ customer }: { readonly customer: CustomerDetail }) => {
  const { t } = useTranslation('customersDesk')
  const lng = useLanguage()
  const daysAway = useDaysAway()
  const { email, phone, appointments, size, favourites, openOrders } = customer
  const reached = [email, phone && readablePhone(phone), t(`languages.${customer.language}`)]
  return (
    <>
      <h2 className="font-semibold text-[1.5rem]/tight">{nameOf(customer)}</h2>
      <p>{reached.filter(Boolean).join(' · ')}</p>
      {appointments?.next && (
        <Part title={t('sheet.next')}>
          <p>{dayAndTime(appointments.next.at, lng)}</p>
        </Part>
      )}
      {appointments?.eventDate && (
        <Part title={t('facts.event')}>
          <p>
            {spokenDay(appointments.eventDate, lng)} ({daysAway(appointments.daysToEvent)})
          </p>
        </Part>
      )}
      {size && (
        <Part title={t('facts.size')}>
          <p>{size}</p>
        </Part>
      )}
      <LastWords customer={customer} />
      {favourites.length > 0 && (
        <Part title={t('favourites')}>
          <KeptFavourites favourites={favourites} />
        </Part>
      )}
      {openOrders && openOrders.length > 0 && (
        <Part title={t('sheet.openOrders')}>
          <p>{openOrders.map(({ number }) => number).join(', ')}</p>
        </Part>
      )}
    </>
  )
}

/** Prints the sheet where the address asks for it, once: whoever comes back to the page only reads it. */
const usePrintedOnce = (isThere: boolean) => {
  const isAsked = useSearchParams()[0].get('sheet') !== null
  const urlWith = useChangedUrl()
  const navigate = useNavigate()
  const printOnce = useEffectEvent(() => {
    print()
    void navigate(urlWith({ sheet: undefined }), { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (isAsked && isThere) printOnce()
  }, [isAsked, isThere])
}

interface VisitSheetProps {
  readonly id: string
  readonly houseName: string
}

/** One sheet for the salon, which only paper shows: who comes, for which day, and what was said and kept. */
export const VisitSheet = ({ id, houseName }: VisitSheetProps) => {
  const { t } = useTranslation('customersDesk')
  const { data } = usePrivateQuery(customerQuery(useApi<CustomersContract>(), id))
  usePrintedOnce(data !== undefined)
  return (
    <div data-visit-sheet="" className="hidden print:block">
      <p className="mb-6 text-caption">
        {houseName} · {t('sheet.title')}
      </p>
      {data && <Sheet customer={data} />}
    </div>
  )
}
