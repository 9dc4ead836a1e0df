import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenDay } from '../../../../../shared/calendar/spoken-day.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { isOpen } from '../../../../appointments/appointment-status.rules.ts'
import type { HouseVisit } from '../../../house-visit.schema.ts'
import {
  type Place,
  placeAfterKey,
  type Steps,
  spanOfVisit,
  timeOfMinutes,
} from '../calendar-layout.rules.ts'
import { nameOfVisit } from '../visit-words.ts'
import { useDrag } from './use-drag.ts'
import type { MovingHandles } from './visit-block.tsx'

/** A visit that is being moved, and its place at this moment. */
export interface MovedVisit {
  readonly visit: HouseVisit
  readonly place: Place
  readonly by: 'pointer' | 'keys'
}

interface Moving extends Omit<Steps, 'length'> {
  readonly onProposed: (visit: HouseVisit, place: Place) => void
}

const placeOf = (visit: HouseVisit): Place => {
  const { date, from } = spanOfVisit(visit)
  return { date, salon: visit.salon, minutes: from }
}

const isSame = (one: Place, other: Place) =>
  one.date === other.date && one.salon === other.salon && one.minutes === other.minutes

/** Moves visits in the grid, by dragging or by keys, and announces their place; a drop proposes the new place. */
export const useMovedVisit = ({ onProposed, ...steps }: Moving) => {
  const { t } = useTranslation('houseCalendar')
  const lng = useLanguage()
  const [moved, setMoved] = useState<MovedVisit>()
  const [said, setSaid] = useState('')

  const spoken = ({ date, salon, minutes }: Place) =>
    t('moving.place', {
      day: spokenDay(date, lng),
      time: timeOfMinutes(minutes),
      salon: t(`inSalon.${salon}`),
    })
  const help = (visit: HouseVisit, place: Place) =>
    t(steps.days.length > 1 ? 'moving.picked_week' : 'moving.picked_day', {
      name: nameOfVisit(visit),
      place: spoken(place),
    })
  const letGo = (visit: HouseVisit, place: Place | undefined) => {
    setMoved(undefined)
    const isElsewhere = place !== undefined && !isSame(place, placeOf(visit))
    setSaid(isElsewhere ? '' : t('moving.putBack'))
    if (isElsewhere) onProposed(visit, place)
  }
  const startDrag = useDrag({
    shown: steps.shown,
    onOver: (visit, place) => setMoved({ visit, place, by: 'pointer' }),
    onEnd: letGo,
  })

  const pickUp = (visit: HouseVisit) => {
    const place = placeOf(visit)
    if (isOpen(visit.status)) setMoved({ visit, place, by: 'keys' })
    setSaid(isOpen(visit.status) ? help(visit, place) : t('moving.over'))
  }
  /** Handles a key while a visit is being moved; returns whether it was used. */
  const takeKey = (key: string, { visit, place }: MovedVisit) => {
    if (key === 'Enter' || key === 'Escape') {
      letGo(visit, key === 'Enter' ? place : undefined)
      return true
    }
    const { from, to } = spanOfVisit(visit)
    const next = placeAfterKey(place, key, { ...steps, length: to - from })
    if (!next) return false
    setMoved({ visit, place: next, by: 'keys' })
    setSaid(spoken(next))
    return true
  }

  const handlesOf = (visit: HouseVisit): MovingHandles => {
    const picked = moved?.by === 'keys' && moved.visit._id === visit._id ? moved : undefined
    return {
      onPointerDown: (event) => {
        if (isOpen(visit.status)) startDrag(event, visit)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const isTaken = picked ? takeKey(event.key, picked) : event.key.toLowerCase() === 'm'
        if (!isTaken) return
        event.preventDefault()
        event.stopPropagation()
        if (!picked) pickUp(visit)
      },
      onBlur: () => {
        if (picked) letGo(visit, undefined)
      },
    }
  }

  return { moved, said, help: moved && help(moved.visit, moved.place), handlesOf }
}
