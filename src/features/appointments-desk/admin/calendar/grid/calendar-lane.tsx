import { useTranslation } from 'react-i18next'
import { spokenDay } from '../../../../../shared/calendar/spoken-day.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import type { Salon } from '../../../../appointments/appointments.limits.ts'
import type { CalendarDay } from '../../../admin-appointments.contract.ts'
import type { HouseVisit } from '../../../house-visit.schema.ts'
import {
  type Minutes,
  minutesOfTime,
  onGrid,
  type Place,
  spanOfVisit,
  timeOfMinutes,
} from '../calendar-layout.rules.ts'
import type { Shut } from '../shut.rules.ts'
import { nameOfVisit } from '../visit-words.ts'
import { heightOf, topOf } from './grid-measures.ts'
import { laneAttributes, minutesAt } from './place-under-pointer.ts'
import { ShutArea } from './shut-area.tsx'
import type { useMovedVisit } from './use-moved-visit.ts'
import { VisitBlock } from './visit-block.tsx'

interface CalendarLaneProps {
  readonly day: CalendarDay
  readonly salon: Salon
  readonly visits: readonly HouseVisit[]
  readonly shut: readonly Shut[]
  readonly shown: Minutes
  readonly moving: ReturnType<typeof useMovedVisit>
  readonly onNote: (place: Place) => void
}

/** One salon on one day: its visits, and between them the free time in which a visit can be noted. */
export const CalendarLane = ({ day, salon, visits, shut, shown, moving, onNote }: CalendarLaneProps) => {
  const { t } = useTranslation('houseCalendar')
  const lng = useLanguage()
  const { date, hours } = day
  const { moved } = moving
  const ghost = moved?.place.date === date && moved.place.salon === salon ? moved : undefined
  const ghostSpan = ghost && spanOfVisit(ghost.visit)
  return (
    <div
      {...laneAttributes(date, salon)}
      className="relative min-w-0 border-hairline border-s [&+&]:border-dotted"
    >
      {shut.map((part) => (
        <ShutArea key={`${part.from} ${part.reason}`} shut={part} shown={shown} />
      ))}
      <button
        type="button"
        // Keyboard users note a visit with the button above: a tab stop in each lane would only be in their way.
        tabIndex={-1}
        aria-label={t('noteAt', { day: spokenDay(date, lng), salon: t(`inSalon.${salon}`) })}
        onClick={({ currentTarget, clientY, detail }) =>
          onNote({
            date,
            salon,
            // A click without a pointer has no position, so the first place is used.
            minutes:
              detail > 0
                ? onGrid(minutesAt(currentTarget, clientY, shown))
                : minutesOfTime(hours[0]?.from ?? timeOfMinutes(shown.from)),
          })
        }
        className="absolute inset-0 cursor-cell!"
      />
      <ul aria-label={t(`inSalon.${salon}`)}>
        {visits.map((visit) => (
          <VisitBlock
            key={visit._id}
            visit={visit}
            shown={shown}
            handles={moving.handlesOf(visit)}
            isMoving={moved?.visit._id === visit._id}
          />
        ))}
      </ul>
      {ghost && ghostSpan && (
        <div
          aria-hidden="true"
          data-ghost=""
          ref={(drawn) => {
            if (moved?.by === 'keys') drawn?.scrollIntoView({ block: 'nearest' })
          }}
          style={{
            top: topOf(ghost.place.minutes, shown),
            height: heightOf(ghostSpan.to - ghostSpan.from),
          }}
          className="pointer-events-none absolute inset-x-0 z-20 scroll-my-24 overflow-hidden border-2 border-garance border-dashed bg-rose/90 px-1.5 font-semibold text-caption tabular-nums"
        >
          {timeOfMinutes(ghost.place.minutes)} {nameOfVisit(ghost.visit)}
        </div>
      )}
    </div>
  )
}
