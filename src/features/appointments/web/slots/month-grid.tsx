import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { ordinal } from '../../../../shared/dates/date-format.ts'
import { monthName } from '../../../../shared/dates/month-name.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { weekdayName } from '../../../../shared/dates/weekdays.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { type CivilMonth, dayByKey, monthOf, weeksOf } from '../../slot-days.rules.ts'

interface MonthGridProps {
  readonly month: CivilMonth
  /** The number of free slots on a day. */
  readonly freeOn: (date: CivilDate) => number
  readonly day: CivilDate | undefined
  /** The day that has the focus. */
  readonly focused: CivilDate
  readonly busy: boolean
  readonly onChoose: (date: CivilDate) => void
  readonly onFocus: (date: CivilDate) => void
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

const cell =
  'relative mx-auto grid h-12 w-full max-w-16 place-content-center border tabular-nums transition-colors'

interface DayLook {
  readonly isChosen: boolean
  readonly isFree: boolean
  readonly isInMonth: boolean
}

const lookOf = ({ isChosen, isFree, isInMonth }: DayLook) => {
  if (isChosen) return 'border-ink bg-ink text-paper forced-colors:border-[Highlight]'
  if (!isFree) return 'cursor-default border-transparent text-ink-soft'
  return classNames('border-rule bg-sheet hover:border-ink', isInMonth ? 'font-medium' : 'text-ink-soft')
}

interface DayButtonProps extends MonthGridProps {
  readonly date: CivilDate
  readonly onPress: (date: CivilDate) => void
}

const DayButton = ({ month, freeOn, day, focused, date, onFocus, onPress }: DayButtonProps) => {
  const { t } = useTranslation('slots')
  const lng = useLanguage()
  const count = freeOn(date)
  const isFree = count > 0
  const isChosen = date === day
  const isInMonth = monthOf(date) === month
  const said = spokenDay(date, lng)
  return (
    <button
      type="button"
      data-day={date}
      tabIndex={date === focused ? 0 : -1}
      aria-label={isFree ? t('free', { day: said, count }) : t('notFree', { day: said })}
      aria-disabled={!isFree}
      aria-pressed={isChosen}
      // A press focuses a day before it is released: were the month turned then, the day would be gone.
      onFocus={() => isInMonth && onFocus(date)}
      onClick={() => onPress(date)}
      className={classNames(cell, lookOf({ isChosen, isFree, isInMonth }))}
    >
      {ordinal(String(Number(date.slice(8))), lng)}
      {isFree && !isChosen && (
        <span aria-hidden="true" className="absolute inset-x-3 bottom-1.5 border-garance border-b-2" />
      )}
    </button>
  )
}

/** A month that shows how many slots each day has. Tab reaches one day; the arrow keys move to the others. */
export const MonthGrid = (props: MonthGridProps) => {
  const { month, freeOn, focused, busy, onChoose, onFocus } = props
  const { t } = useTranslation('slots')
  const lng = useLanguage()
  const grid = useRef<HTMLTableElement>(null)
  const isFollowed = useRef(false)
  useEffect(() => {
    if (!isFollowed.current) return
    isFollowed.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = dayByKey(focused, event.key)
    if (next === undefined) return
    event.preventDefault()
    isFollowed.current = true
    onFocus(next)
  }

  /** A day of another month turns to that month, and is chosen with the same press. */
  const press = (date: CivilDate) => {
    isFollowed.current = date !== focused
    onFocus(date)
    if (freeOn(date) > 0) onChoose(date)
  }

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days, as the authoring practices of ARIA draw it
      role="grid"
      aria-label={t('calendar', { month: monthName(month, lng) })}
      aria-busy={busy || undefined}
      onKeyDown={move}
      className={classNames('w-full table-fixed border-collapse transition-opacity', busy && 'opacity-60')}
    >
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" className="pb-2 font-regular text-caption text-ink-soft">
              <span aria-hidden="true">{weekdayName(weekday, lng).slice(0, 3)}</span>
              <VisuallyHidden>{weekdayName(weekday, lng)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td key={date} className="p-0.5 text-center">
                <DayButton {...props} date={date} onPress={press} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
