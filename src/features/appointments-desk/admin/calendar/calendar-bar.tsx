import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AddressChoices } from '../../../../ui/admin/address-choices.tsx'
import { useChangedUrl } from '../../../../ui/admin/use-changed-url.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import { Icon } from '../../../../ui/buttons/icon.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { salons } from '../../../appointments/appointments.limits.ts'
import { calendarViews, steppedDay } from './calendar-days.rules.ts'
import { titleOfView } from './calendar-words.ts'
import { useCalendarUrl } from './use-calendar-url.ts'

interface StepLinkProps {
  readonly to: string
  readonly label: string
  readonly children: ReactNode
}

const StepLink = ({ to, label, children }: StepLinkProps) => (
  <Link
    to={to}
    preventScrollReset
    aria-label={label}
    title={label}
    className="inline-grid size-11 flex-none place-content-center border border-rule bg-sheet transition-colors hover:border-garance hover:text-garance"
  >
    {children}
  </Link>
)

/** The choice of the shown days and the view; the URL stores all of it. */
export const CalendarBar = () => {
  const { t } = useTranslation('staffCalendar')
  const lng = useLanguage()
  const urlWith = useChangedUrl()
  const { view, date, today, salon, days } = useCalendarUrl()
  // The server and the browser may format a date with different spaces, so the date is rendered in the browser only.
  const isAtHome = useSignedIn() !== undefined
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <nav aria-label={t('steps.label')} className="flex items-center gap-2">
        <StepLink to={urlWith({ date: steppedDay(view, date, -1) })} label={t(`steps.previous.${view}`)}>
          <Icon name="chevron" className="rotate-90" />
        </StepLink>
        <Link
          to={urlWith({ date: undefined })}
          preventScrollReset
          aria-current={days.includes(today) ? 'date' : undefined}
          className="inline-flex min-h-11 items-center border border-rule bg-sheet px-4 text-small transition-colors hover:border-garance hover:text-garance"
        >
          {t('steps.today')}
        </Link>
        <StepLink to={urlWith({ date: steppedDay(view, date, 1) })} label={t(`steps.next.${view}`)}>
          <Icon name="chevron" className="-rotate-90" />
        </StepLink>
      </nav>
      <div
        aria-live="polite"
        className="min-h-[1lh] font-semibold text-subheading tabular-nums first-letter:uppercase max-md:order-first max-md:w-full"
      >
        {isAtHome && <h2>{titleOfView({ view, date, days }, lng)}</h2>}
      </div>
      <div className="flex flex-wrap gap-x-8 max-[90rem]:w-full min-[90rem]:ms-auto">
        <AddressChoices
          label={t('salon.label')}
          choices={[undefined, ...salons]}
          chosen={salon}
          nameOf={(choice) => (choice ? t(`salons.${choice}`) : t('salon.all'))}
          hrefOf={(choice) => urlWith({ salon: choice })}
        />
        <AddressChoices
          label={t('views.label')}
          choices={calendarViews}
          chosen={view}
          nameOf={(choice) => t(`views.${choice ?? 'week'}`)}
          hrefOf={(choice) => urlWith({ view: choice, date })}
        />
      </div>
    </div>
  )
}
