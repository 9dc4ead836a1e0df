import { Link } from 'react-router'
import { callLink } from '../../../../shared/call-link.ts'
import { dayAndTime } from '../../../../shared/dates/day-and-time.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import { useChangedUrl } from '../../../../ui/admin/use-changed-url.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { TouchedAppointment } from '../../unavailable-dates.contract.ts'

/** The appointments that a closure affects, each with a link to move or cancel it. */
export const TouchedAppointments = ({ appointments }: { appointments: readonly TouchedAppointment[] }) => {
  const { t } = useTranslation('staffCalendar')
  const lng = useLanguage()
  const urlWith = useChangedUrl()
  return (
    <>
      <p role="status" className="font-semibold text-small">
        {t('closing.touched', { count: appointments.length })}
      </p>
      {appointments.length > 0 && (
        <ul className="mt-3 border-hairline border-t text-small">
          {appointments.map(({ _id, name, phone, typeName, salon, start }) => (
            <li key={_id} className="border-hairline border-b py-2">
              <Link
                to={urlWith({ opened: _id })}
                preventScrollReset
                className="inline-flex min-h-11 items-center font-semibold underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
              >
                {name}
              </Link>
              <p className="tabular-nums">
                {dayAndTime(start, lng)}, {typeName}, {t(`inSalon.${salon}`)}
              </p>
              {phone && (
                <a
                  href={callLink(phone)}
                  aria-label={`${t('closing.call', { name })}, ${readablePhone(phone)}`}
                  className="inline-flex min-h-11 items-center text-ink-soft hover:text-garance"
                >
                  {readablePhone(phone)}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
