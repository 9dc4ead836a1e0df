import { useState } from 'react'
import { addDays, type CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { parisClock, parisInstantMs } from '../../../../shared/calendar/paris-clock.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AppointmentKind } from '../../../appointments/appointment-kinds.ts'
import { gridMinutes, type Salon } from '../../../appointments/appointments.limits.ts'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import type { StaffAppointment } from '../../staff-appointment.schema.ts'
import { placementQuery } from './staff-appointments.queries.ts'

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

/** The first place of an appointment: the proposed one, or tomorrow when the salon opens. */
const placeOf = ({ start, salon }: Proposed): Place => {
  if (start === undefined)
    return { date: addDays(parisClock(Date.now()).date, 1), minutes: firstHour * 60, salon }
  const { date, minutes } = parisClock(Date.parse(start))
  return { date, minutes: Math.floor(minutes / gridMinutes) * gridMinutes, salon }
}

interface AskedPlace {
  readonly type: AppointmentKind
  readonly proposed: Proposed
  /** The appointment that is moved. */
  readonly appointment?: Pick<StaffAppointment, '_id' | 'start' | 'salon'>
  /** Called when another place is chosen. */
  readonly changed: () => void
}

/** The fields of a place that can be at fault, in the order of the form. */
export const placeFields = ['date', 'evenIfClosed'] as const

export type PlaceField = (typeof placeFields)[number]

/** The field that shows each fault of a place. */
const fieldOf = { missing: 'date', past: 'date', same: 'date', closed: 'evenIfClosed' } as const

/** A year that is still being typed is in the field as a very early year, which is not a valid day yet. */
const isDay = (date: CivilDate) => /^2\d{3}-/.test(date) && !Number.isNaN(Date.parse(date))

/** A place in the book while it is being chosen, with its conflicts. */
export const usePlace = ({ type, proposed, appointment, changed }: AskedPlace) => {
  const { t } = useTranslation('staffAppointment')
  const api = useApi<AdminAppointmentsContract>()
  const [place, setPlace] = useState(() => placeOf(proposed))
  const [evenIfClosed, setEvenIfClosed] = useState(false)
  const { date, minutes, salon } = place
  const start = isDay(date) ? new Date(parisInstantMs(date, minutes)).toISOString() : ''
  const { data: placement, isError } = usePrivateQuery(
    placementQuery(api, { type, start, salon, appointment: appointment?._id }),
    { isOpen: start !== '' },
  )
  const isSamePlace =
    appointment !== undefined &&
    Date.parse(appointment.start) === Date.parse(start) &&
    (salon ?? appointment.salon) === appointment.salon
  const isClosed = Boolean(placement?.closed) && placement?.closed !== 'past' && !isSamePlace
  const findFault = (): keyof typeof fieldOf | undefined => {
    if (start === '') return 'missing'
    if (placement?.closed === 'past') return 'past'
    if (isSamePlace) return 'same'
    return isClosed && !evenIfClosed ? 'closed' : undefined
  }
  const fault = findFault()
  const faults: Partial<Record<PlaceField, string>> = fault
    ? { [fieldOf[fault]]: t(`place.faults.${fault}`) }
    : {}
  return {
    place,
    change: (change: Partial<Place>) => {
      setEvenIfClosed(false)
      setPlace((known) => ({ ...known, ...change }))
      changed()
    },
    placement,
    /** Why nothing is known about the place. */
    unknown:
      start === '' ? ('faults.missing' as const) : isError ? ('unread' as const) : ('looking' as const),
    /** Whether the house is closed then, so that the team has to confirm the appointment explicitly. */
    isClosed,
    evenIfClosed,
    setEvenIfClosed,
    /** Why an appointment cannot be placed there, as far as the browser knows. */
    faults,
    /** The part of the request about the place. */
    asked: { start, evenIfClosed, ...(salon && { salon }) },
  }
}

export type ChosenPlace = ReturnType<typeof usePlace>
