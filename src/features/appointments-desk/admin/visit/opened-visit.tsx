import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import { houseVisitTexts } from './house-visit.texts.ts'
import { visitQuery } from './house-visits.queries.ts'
import { NoteForm } from './note-form.tsx'
import { useSpokenVisit } from './use-spoken-visit.ts'
import { VisitDeeds } from './visit-deeds.tsx'
import { VisitFacts } from './visit-facts.tsx'
import { VisitStatusBadge } from './visit-status-badge.tsx'
import { VisitTimeline } from './visit-timeline.tsx'

/** One visit for the team: the customer, the time, the possible actions, and the events. */
export const OpenedVisit = ({ id }: { id: string }) => {
  useOwnTexts('houseVisit', houseVisitTexts)
  const { t } = useTranslation('houseVisit')
  const spoken = useSpokenVisit()
  const api = useApi<AdminAppointmentsContract>()
  const query = usePrivateQuery(visitQuery(api, id))
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = query.data !== undefined
  useEffect(() => {
    // The button that asked for a new visit gets the focus back; a link that opened the visit is no longer in the page.
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
      {(visit) => (
        <article aria-labelledby={`house-visit-${id}`} className="@container">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2
              ref={heading}
              id={`house-visit-${id}`}
              tabIndex={-1}
              className="font-semibold text-subheading"
            >
              {visit.firstName} {visit.lastName}
            </h2>
            <VisitStatusBadge status={visit.status} />
          </div>
          <p className="mt-1">
            {visit.typeName}
            <span className="block first-letter:uppercase">
              <time dateTime={visit.start}>{spoken(visit)}</time>
            </span>
          </p>
          <VisitDeeds visit={visit} />
          <div className="mt-6 grid gap-x-gutter gap-y-8 @min-[44rem]:grid-cols-2">
            <div>
              <VisitFacts visit={visit} />
              <NoteForm id={id} note={visit.note} />
            </div>
            <VisitTimeline events={visit.events} />
          </div>
        </article>
      )}
    </Answered>
  )
}
