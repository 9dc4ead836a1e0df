import { type ReactNode, useEffect, useRef } from 'react'
import { spokenTime } from '../../../../shared/dates/spoken-time.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { Thread } from '../../../../ui/thread/thread.tsx'
import { AddToCalendar } from '../add-to-calendar.tsx'
import type { Booked } from './booked.ts'

interface ThankYouProps {
  readonly booked: Booked
  readonly isSignedIn: boolean
  readonly plate: ReactNode
}

/** Thanks the customer for a booked appointment, with a link to add it to the calendar. */
export const ThankYou = ({ booked, isSignedIn, plate }: ThankYouProps) => {
  const { t } = useTranslation('booking')
  const lng = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { id, calendarKey, manageKey, typeName, start, isPending, firstName: name, email } = booked
  const state = isPending ? 'pending' : 'confirmed'
  return (
    <div className="grid items-center gap-x-gutter gap-y-10 md:grid-cols-[3fr_2fr]">
      <div>
        <Thread className="w-24" />
        <h1 ref={heading} tabIndex={-1} className="mt-6 font-display text-title outline-none">
          {t(`thanks.${state}`)}
        </h1>
        <p className="mt-6 font-display text-subheading">
          {typeName}
          <br />
          {t('summary.parisTime', { when: spokenTime(Date.parse(start), lng) })}
        </p>
        <p className="mt-6 max-w-measure text-ink-soft text-lead [overflow-wrap:anywhere]">
          {t(`thanks.${state}Text`, { name, email })}
        </p>
        <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
          <AddToCalendar id={id} calendarKey={calendarKey}>
            {t('thanks.addToCalendar')}
          </AddToCalendar>
          <Button
            variant="quiet"
            render={
              <LocalLink
                to={isSignedIn ? pathTo('appointments') : `${pathTo('bookedAppointment')}#${id}.${manageKey}`}
              />
            }
          >
            {t(isSignedIn ? 'thanks.toAccount' : 'thanks.change')}
          </Button>
          <Button variant="quiet" render={<LocalLink to={pathTo('booking')} />}>
            {t('thanks.another')}
          </Button>
        </div>
      </div>
      <div className="max-w-80 md:max-w-none">{plate}</div>
    </div>
  )
}
