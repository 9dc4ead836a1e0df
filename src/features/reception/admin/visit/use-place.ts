import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, type CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { parisClock, parisInstantMs } from '../../../../shared/calendar/paris-clock.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import type { AppointmentKind } from '../../../appointments/appointment-kinds.ts'
import { gridMinutes, type Salon } from '../../../appointments/appointments.limits.ts'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import type { HouseVisit } from '../../house-visit.schema.ts'
import { placementQuery } from './house-visits.queries.ts'

export interface Proposed {
  readonly start?: string
  readonly salon?: Salon
}

interface Place {
  readonly date: CivilDate
  readonly minutes: number
  readonly salon: Salon | undefined
}

const firstHour = 10

/** Where a visit would be put, unless it is proposed: tomorrow, when the salon opens. */
const placeOf = ({ start, salon }: Proposed): Place => {
  if (start === undefined)
    return { date: addDays(parisClock(Date.now()).date, 1), minutes: firstHour * 60, salon }
  const { date, minutes } = parisClock(Date.parse(start))
  return { date, minutes: Math.floor(minutes / gridMinutes) * gridMinutes, salon }
}

interface AskedPlace {
  readonly type: AppointmentKind
  readonly proposed: Proposed
  /** The visit that would move. */
  readonly visit?: Pick<HouseVisit, '_id' | 'start' | 'salon'>
  /** Another place is looked at. */
  readonly changed: () => void
}

/** The field to which each fault of a place belongs. */
const fieldOf = { missing: 'date', past: 'date', same: 'date', closed: 'evenIfClosed' } as const

/** A year that is still being typed stands in its field as one of long ago: that is no day yet. */
const isDay = (date: CivilDate) => /^2\d{3}-/.test(date) && !Number.isNaN(Date.parse(date))

/** A place in the book as it is being chosen, with what would be in its way. */
export const usePlace = ({ type, proposed, visit, changed }: AskedPlace) => {
  const api = useApi<AdminAppointmentsContract>()
  const [place, setPlace] = useState(() => placeOf(proposed))
  const [evenIfClosed, setEvenIfClosed] = useState(false)
  const [isTried, setTried] = useState(false)
  const { date, minutes, salon } = place
  const start = isDay(date) ? new Date(parisInstantMs(date, minutes)).toISOString() : ''
  const isSignedIn = useSignedIn() === true
  const { data: placement, isError } = useQuery({
    ...placementQuery(api, { type, start, salon, appointment: visit?._id }),
    enabled: isSignedIn && start !== '',
  })
  const isSamePlace =
    visit !== undefined &&
    Date.parse(visit.start) === Date.parse(start) &&
    (salon ?? visit.salon) === visit.salon
  const isClosed = Boolean(placement?.closed) && placement?.closed !== 'past' && !isSamePlace
  const findFault = (): keyof typeof fieldOf | undefined => {
    if (start === '') return 'missing'
    if (placement?.closed === 'past') return 'past'
    if (isSamePlace) return 'same'
    return isClosed && !evenIfClosed ? 'closed' : undefined
  }
  const fault = findFault()
  return {
    place,
    change: (change: Partial<Place>) => {
      setEvenIfClosed(false)
      setTried(false)
      setPlace((known) => ({ ...known, ...change }))
      changed()
    },
    placement,
    /** Why nothing is known of the place. */
    unknown:
      start === '' ? ('faults.missing' as const) : isError ? ('unread' as const) : ('looking' as const),
    /** Whether the house would receive only because it says so. */
    isClosed,
    evenIfClosed,
    setEvenIfClosed,
    /** Why a visit cannot be put there, once that was tried. */
    fault: isTried ? fault : undefined,
    /** Whether a visit can be put there, as far as is known here; otherwise its fault is shown in the form. */
    tryIn: (form: HTMLFormElement) => {
      setTried(true)
      if (fault) form.querySelector<HTMLElement>(`[name="${fieldOf[fault]}"]`)?.focus()
      return fault === undefined
    },
    /** What is sent of it. */
    asked: { start, evenIfClosed, ...(salon && { salon }) },
  }
}

export type ChosenPlace = ReturnType<typeof usePlace>
