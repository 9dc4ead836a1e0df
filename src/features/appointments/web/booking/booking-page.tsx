import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Share } from '../../../../shared/pictures/share-of.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { lazyPart } from '../../../../ui/late/lazy-part.ts'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { House } from '../../../settings/house.schema.ts'
import { bookedIn } from './booked.ts'
import { bookingTexts } from './booking.texts.ts'
import { BookingForm, type KnownCustomer } from './booking-form.tsx'
import { useKeptBooking } from './stored-booking.ts'

const loadThankYou = () => import('./thank-you.tsx')

const ThankYou = lazyPart(() => loadThankYou().then((module) => module.ThankYou))

interface BookingPageProps {
  readonly house: House
  readonly plate: ReactNode
  readonly share: Share | undefined
  /** The product from whose page the customer comes, and how it is shown. */
  readonly about: { readonly productId: string; readonly shown: ReactNode } | undefined
  readonly known: KnownCustomer | undefined
}

/** The page to book a private appointment: the kind, the time, and the customer's details, in one view. */
export const BookingPage = ({ house, plate, share, about, known }: BookingPageProps) => {
  useOwnTexts('booking', bookingTexts)
  const { t } = useTranslation('booking')
  const { state } = useLocation()
  // The thanks are wanted as soon as the appointment is booked: their script comes while the form is filled in.
  useEffect(() => void loadThankYou().catch(() => {}), [])
  // The server renders the page without the tab's history, the same for all: the history is read after hydration.
  const booked = useKeptBooking() === undefined ? undefined : bookedIn(state)
  return (
    <>
      <PageHead
        title={`${t('title')} · ${house.name}`}
        description={t('description')}
        path={pathTo('booking')}
        siteName={house.name}
        share={share}
      />
      <div className="frame pt-8 pb-section lg:pt-16">
        {booked ? (
          <Suspense fallback={<Skeleton className="h-[26.5rem] w-full" />}>
            <ThankYou booked={booked} isSignedIn={known !== undefined} plate={plate} />
          </Suspense>
        ) : (
          <BookingForm
            house={house}
            about={about}
            known={known}
            plate={plate}
            head={
              <div>
                <SectionHeading level={1} title={t('title')} lead={t('lead')} />
                <p className="mt-8 hidden max-w-measure border-garance border-s-2 bg-rose px-4 py-3 noscript:block">
                  {t('withoutScript', { phone: house.phone })}
                </p>
              </div>
            }
          />
        )}
      </div>
    </>
  )
}
