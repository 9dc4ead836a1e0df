import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Unanswered } from '../../../../ui/admin/unanswered.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import { houseVisitTexts } from './house-visit-texts.ts'
import { visitQuery } from './house-visits.queries.ts'
import { NoteForm } from './note-form.tsx'
import { useSpokenVisit } from './use-spoken-visit.ts'
import { VisitDeeds } from './visit-deeds.tsx'
import { VisitFacts } from './visit-facts.tsx'
import { VisitStatusBadge } from './visit-status-badge.tsx'
import { VisitTimeline } from './visit-timeline.tsx'

/** One visit for the house: who comes and when, what can be done about it, and what has happened to it. */
export const OpenedVisit = ({ id }: { id: string }) => {
  useOwnTexts('houseVisit', houseVisitTexts)
  const { t } = useTranslation('houseVisit')
  const spoken = useSpokenVisit()
  const api = useApi<AdminAppointmentsContract>()
  const { data, error, refetch } = useQuery({ ...visitQuery(api, id), enabled: useSignedIn() === true })
  const heading = useRef<HTMLHeadingElement>(null)
  const deeds = data?.deeds
  useEffect(() => {
    // The link that opened it is gone, or the button of a deed that is done.
    const isFocusLost = document.activeElement === document.body
    if (deeds && isFocusLost) heading.current?.focus({ preventScroll: true })
  }, [deeds])
  if (!data)
    return error ? (
      <Unanswered
        error={error}
        text={t('failed')}
        retry={{ label: t('retry'), onPress: () => void refetch() }}
      />
    ) : (
      <Skeleton className="h-[40svh] w-full" />
    )
  return (
    <article aria-labelledby={`house-visit-${id}`} className="@container">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 ref={heading} id={`house-visit-${id}`} tabIndex={-1} className="font-semibold text-subheading">
          {data.firstName} {data.lastName}
        </h2>
        <VisitStatusBadge status={data.status} />
      </div>
      <p className="mt-1">
        {data.typeName}
        <span className="block first-letter:uppercase">
          <time dateTime={data.start}>{spoken(data)}</time>
        </span>
      </p>
      <VisitDeeds visit={data} />
      <div className="mt-6 grid gap-x-gutter gap-y-8 @min-[44rem]:grid-cols-2">
        <div>
          <VisitFacts visit={data} />
          <NoteForm id={id} note={data.note} />
        </div>
        <VisitTimeline events={data.events} />
      </div>
    </article>
  )
}
