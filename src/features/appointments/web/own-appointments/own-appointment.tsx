import { useEffect, useRef, useState } from 'react'
import { callLink } from '../../../../shared/call-link.ts'
import { spokenTime } from '../../../../shared/dates/spoken-time.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { isOpen } from '../../appointment-status.rules.ts'
import type { Appointment } from '../../appointments.contract.ts'
import { noticeHours } from '../../appointments.limits.ts'
import { ownTimeOf } from '../../own-time.rules.ts'
import { AddToCalendar } from '../add-to-calendar.tsx'
import { CancelOwn } from './cancel-own.tsx'
import { MoveOwn } from './move-own.tsx'
import type { OwnAccess } from './own-appointments.queries.ts'
import { OwnStatus } from './own-status.tsx'

interface OwnAppointmentProps {
  readonly appointment: Appointment
  readonly access: OwnAccess
  readonly phone: string
  readonly nowMs: number
}

/** An appointment of a customer, with the actions that are still possible. */
export const OwnAppointment = ({ appointment, access, phone, nowMs }: OwnAppointmentProps) => {
  const { t } = useTranslation('ownAppointments')
  const lng = useLanguage()
  const [doing, setDoing] = useState<'move' | 'cancel'>()
  const article = useRef<HTMLElement>(null)
  const wasDoing = useRef(false)
  useEffect(() => {
    if (wasDoing.current && doing === undefined) article.current?.focus()
    if (doing === 'move') article.current?.querySelector<HTMLElement>('h3')?.focus()
    wasDoing.current = doing !== undefined
  }, [doing])
  const { _id: id, typeName, start, end, companions, changeUntil, canChange, calendarKey } = appointment
  const own = ownTimeOf(start, new Intl.DateTimeFormat().resolvedOptions().timeZone, lng)
  const isToCome = isOpen(appointment.status) && Date.parse(end) > nowMs
  const close = () => setDoing(undefined)
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-labelledby={`appointment-${id}`}
      className="border border-hairline bg-sheet p-6 sm:p-8"
    >
      <OwnStatus appointment={appointment} nowMs={nowMs} />
      <h2 id={`appointment-${id}`} className="mt-3 font-display text-heading">
        {typeName}
      </h2>
      <p className="mt-2 text-lead">
        <time dateTime={start}>{t('parisTime', { when: spokenTime(Date.parse(start), lng) })}</time>
      </p>
      {own && <p className="text-ink-soft">{t('ownTime', { ...own })}</p>}
      {companions > 0 && <p className="text-ink-soft">{t('with', { count: companions })}</p>}
      {isToCome && (
        <div className="mt-6">
          {doing === 'move' && <MoveOwn appointment={appointment} access={access} onClose={close} />}
          {doing === 'cancel' && <CancelOwn access={access} onClose={close} />}
          {doing === undefined && (
            <div className="flex flex-wrap items-center gap-3">
              <AddToCalendar id={id} calendarKey={calendarKey} size="small">
                {t('addToCalendar')}
              </AddToCalendar>
              {canChange && (
                <>
                  <Button variant="secondary" size="small" onClick={() => setDoing('move')}>
                    {t('move.open')}
                  </Button>
                  <Button variant="secondary" size="small" onClick={() => setDoing('cancel')}>
                    {t('cancel.open')}
                  </Button>
                </>
              )}
            </div>
          )}
          <p className="mt-4 text-ink-soft text-small">
            {canChange ? (
              t('freeUntil', { until: spokenTime(Date.parse(changeUntil), lng) })
            ) : (
              <a href={callLink(phone)} className="thread-link">
                {t('tooLate', { hours: noticeHours, phone })}
              </a>
            )}
          </p>
        </div>
      )}
    </article>
  )
}
