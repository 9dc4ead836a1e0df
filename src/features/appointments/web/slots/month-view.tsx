import { type ReactNode, useState } from 'react'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { monthOf } from '../../slot-days.rules.ts'
import { MonthGrid } from './month-grid.tsx'
import type { ShownMonth } from './use-shown-month.ts'

interface MonthViewProps {
  readonly shown: ShownMonth
  /** The day whose times are shown. */
  readonly day: CivilDate | undefined
  readonly onOpen: (date: CivilDate) => void
  readonly times: ReactNode
}

/** A month with its free days, and beside it the times of the opened day. */
export const MonthView = ({ shown, day, onOpen, times }: MonthViewProps) => {
  const { t } = useTranslation('slots')
  const [focusedDay, setFocusedDay] = useState<CivilDate>()
  const { month, days } = shown
  const isInMonth = (date: CivilDate | undefined) => date !== undefined && monthOf(date) === month
  const firstFree = days && [...days.keys()].find(isInMonth)
  const focused = [focusedDay, day, firstFree, shown.today].find(isInMonth) ?? `${month}-01`
  const focus = (date: CivilDate) => {
    const to = monthOf(date)
    if ((to < month && shown.isFirst) || (to > month && shown.isLast)) return
    setFocusedDay(date)
    if (to !== month) shown.turnTo(to)
  }
  const empty = days === undefined ? 'loading' : shown.hasNone ? 'noneInMonth' : 'chooseDay'
  return (
    <div className="grid gap-x-gutter gap-y-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <MonthGrid
          month={month}
          day={day}
          focused={focused}
          busy={days === undefined || shown.isBusy}
          freeOn={(date) => days?.get(date)?.length ?? 0}
          onFocus={focus}
          onChoose={onOpen}
        />
        <p className="sr-only">{t('keys')}</p>
      </div>
      <div aria-live="polite">{times ?? <p className="text-ink-soft text-small">{t(empty)}</p>}</div>
    </div>
  )
}
