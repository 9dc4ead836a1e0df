import { useEffect, useRef } from 'react'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { RecordCompany, RecordHistory } from '../../../../ui/admin/shown-record.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import { AppointmentDeeds } from './appointment-deeds.tsx'
import { AppointmentFacts } from './appointment-facts.tsx'
import { AppointmentStatusBadge } from './appointment-status-badge.tsx'
import { AppointmentTimeline } from './appointment-timeline.tsx'
import { NoteForm } from './note-form.tsx'
import { staffAppointmentTexts } from './staff-appointment.texts.ts'
import { appointmentQuery } from './staff-appointments.queries.ts'
import { useSpokenAppointment } from './use-spoken-appointment.ts'

/** One appointment for the team: the customer, the time, the possible actions, and the events. */
export const OpenedAppointment = ({ id }: { id: string }) => {
  useOwnTexts('staffAppointment', staffAppointmentTexts)
  const { t } = useTranslation('staffAppointment')
  const spoken = useSpokenAppointment()
  const api = useApi<AdminAppointmentsContract>()
  const query = usePrivateQuery(appointmentQuery(api, id))
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = query.data !== undefined
  useEffect(() => {
    // The button that asked for a new appointment gets the focus back; a link that opened the appointment is no longer in the page.
    const isOnControl = document.activeElement?.matches('button, a, input, select, textarea')
    if (isThere && !isOnControl) heading.current?.focus({ preventScroll: true })
  }, [isThere])
  return (
    <Answered
      query={query}
      failed={t('failed')}
      retry={t('retry')}
      awaiting={<Skeleton className="h-[40svh] w-full" />}
    >
      {(appointment) => (
        <article aria-labelledby={`house-appointment-${id}`} className="@container">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2
              ref={heading}
              id={`house-appointment-${id}`}
              tabIndex={-1}
              className="font-semibold text-subheading"
            >
              {appointment.firstName} {appointment.lastName}
            </h2>
            <AppointmentStatusBadge status={appointment.status} />
          </div>
          <p className="mt-1">
            {appointment.typeName}
            <span className="block first-letter:uppercase">
              <time dateTime={appointment.start}>{spoken(appointment)}</time>
            </span>
          </p>
          <RecordCompany kind="appointment" id={id} />
          <AppointmentDeeds appointment={appointment} />
          <div className="mt-6 grid gap-x-gutter gap-y-8 @min-[44rem]:grid-cols-2">
            <div>
              <AppointmentFacts appointment={appointment} />
              <NoteForm id={id} note={appointment.note} />
            </div>
            <AppointmentTimeline events={appointment.events} />
          </div>
          <RecordHistory kind="appointment" id={id} />
        </article>
      )}
    </Answered>
  )
}
