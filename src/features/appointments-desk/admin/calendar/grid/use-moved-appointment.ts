import { type KeyboardEvent, useState } from 'react'
import { spokenDay } from '../../../../../shared/dates/spoken-day.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { isOpen } from '../../../../appointments/appointment-status.rules.ts'
import type { StaffAppointment } from '../../../staff-appointment.schema.ts'
import { nameOfAppointment } from '../appointment-words.ts'
import {
  type Place,
  placeAfterKey,
  type Steps,
  spanOfAppointment,
  timeOfMinutes,
} from '../calendar-layout.rules.ts'
import type { MovingHandles } from './appointment-block.tsx'
import { useDrag } from './use-drag.ts'

/** An appointment that is being moved, and its place at this moment. */
export interface MovedAppointment {
  readonly appointment: StaffAppointment
  readonly place: Place
  readonly by: 'pointer' | 'keys'
}

interface Moving extends Omit<Steps, 'length'> {
  readonly onProposed: (appointment: StaffAppointment, place: Place) => void
}

const placeOf = (appointment: StaffAppointment): Place => {
  const { date, from } = spanOfAppointment(appointment)
  return { date, salon: appointment.salon, minutes: from }
}

const isSame = (one: Place, other: Place) =>
  one.date === other.date && one.salon === other.salon && one.minutes === other.minutes

/** Moves appointments in the grid, by dragging or by keys, and announces their place; a drop proposes the new place. */
export const useMovedAppointment = ({ onProposed, ...steps }: Moving) => {
  const { t } = useTranslation('staffCalendar')
  const lng = useLanguage()
  const [moved, setMoved] = useState<MovedAppointment>()
  const [said, setSaid] = useState('')

  const spoken = ({ date, salon, minutes }: Place) =>
    t('moving.place', {
      day: spokenDay(date, lng),
      time: timeOfMinutes(minutes),
      salon: t(`inSalon.${salon}`),
    })
  const help = (appointment: StaffAppointment, place: Place) =>
    t(steps.days.length > 1 ? 'moving.picked_week' : 'moving.picked_day', {
      name: nameOfAppointment(appointment),
      place: spoken(place),
    })
  const letGo = (appointment: StaffAppointment, place: Place | undefined) => {
    setMoved(undefined)
    const isElsewhere = place !== undefined && !isSame(place, placeOf(appointment))
    setSaid(isElsewhere ? '' : t('moving.putBack'))
    if (isElsewhere) onProposed(appointment, place)
  }
  const startDrag = useDrag({
    shown: steps.shown,
    onOver: (appointment, place) => setMoved({ appointment, place, by: 'pointer' }),
    onEnd: letGo,
  })

  const pickUp = (appointment: StaffAppointment) => {
    const place = placeOf(appointment)
    if (isOpen(appointment.status)) setMoved({ appointment, place, by: 'keys' })
    setSaid(isOpen(appointment.status) ? help(appointment, place) : t('moving.over'))
  }
  /** Handles a key while an appointment is being moved; returns whether it was used. */
  const takeKey = (key: string, { appointment, place }: MovedAppointment) => {
    if (key === 'Enter' || key === 'Escape') {
      letGo(appointment, key === 'Enter' ? place : undefined)
      return true
    }
    const { from, to } = spanOfAppointment(appointment)
    const next = placeAfterKey(place, key, { ...steps, length: to - from })
    if (!next) return false
    setMoved({ appointment, place: next, by: 'keys' })
    setSaid(spoken(next))
    return true
  }

  const handlesOf = (appointment: StaffAppointment): MovingHandles => {
    const picked = moved?.by === 'keys' && moved.appointment._id === appointment._id ? moved : undefined
    return {
      onPointerDown: (event) => {
        if (isOpen(appointment.status)) startDrag(event, appointment)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const isTaken = picked ? takeKey(event.key, picked) : event.key.toLowerCase() === 'm'
        if (!isTaken) return
        event.preventDefault()
        event.stopPropagation()
        if (!picked) pickUp(appointment)
      },
      onBlur: () => {
        if (picked) letGo(appointment, undefined)
      },
    }
  }

  return { moved, said, help: moved && help(moved.appointment, moved.place), handlesOf }
}
