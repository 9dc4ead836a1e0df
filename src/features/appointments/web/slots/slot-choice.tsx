import { useState } from 'react'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { AppointmentKind } from '../../appointment-kinds.ts'
import { addMonths, dayOfSlot } from '../../slot-days.rules.ts'
import { ListView } from './list-view.tsx'
import { MonthHead } from './month-head.tsx'
import { MonthView } from './month-view.tsx'
import { SlotTimes } from './slot-times.tsx'
import { slotsTexts } from './slots.texts.ts'
import { TakenNotice } from './taken-notice.tsx'
import { useShownMonth } from './use-shown-month.ts'
import { type SlotView, ViewChoice } from './view-choice.tsx'

interface SlotChoiceProps {
  readonly type: AppointmentKind
  /** The moment at which the chosen slot begins. */
  readonly value: string | null
  readonly onChoose: (start: string) => void
  /** A slot that this customer has reserved or booked counts as free. */
  readonly hold?: string | undefined
  readonly appointment?: string | undefined
  readonly error?: string | undefined
  /** The free slots near one that was taken; undefined if none was. */
  readonly taken?: readonly string[] | undefined
  /** The day to begin with; today by default. */
  readonly near?: CivilDate | undefined
  /** The first day that is offered; today by default. */
  readonly from?: CivilDate | undefined
}

/** The choice of a free day and then a free time: in a month, or as a list. */
export const SlotChoice = (props: SlotChoiceProps) => {
  useOwnTexts('slots', slotsTexts)
  // The server cannot know which day it is when the visitor reads the page.
  const isInBrowser = useSignedIn() !== undefined
  return isInBrowser ? (
    <Choice {...props} today={parisTime(Date.now()).date} />
  ) : (
    <Skeleton className="h-[26.5rem] w-full noscript:hidden" />
  )
}

const Choice = ({
  type,
  value,
  onChoose,
  hold,
  appointment,
  error,
  taken,
  near,
  today,
  from = today,
}: SlotChoiceProps & { today: CivilDate }) => {
  const { t } = useTranslation('slots')
  const chosenDay = value === null ? undefined : dayOfSlot({ start: value })
  const shown = useShownMonth({ type, hold, appointment, today, from, firstDay: chosenDay ?? near ?? from })
  const [view, setView] = useState<SlotView>('month')
  const [openedDay, setOpenedDay] = useState<CivilDate>()
  const day = openedDay ?? chosenDay
  const timesOf = (date: CivilDate) => {
    const slots = shown.days?.get(date)
    return slots && <SlotTimes date={date} slots={slots} value={value} onChoose={onChoose} />
  }
  if (shown.isFailed)
    return (
      <div role="alert" className="flex min-h-[26.5rem] flex-col items-start gap-4 py-6">
        <p>{t('failed')}</p>
        <Button variant="secondary" onClick={shown.retry}>
          {t('retry')}
        </Button>
      </div>
    )
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <MonthHead
          month={shown.month}
          isFirst={shown.isFirst}
          isLast={shown.isLast}
          onTurn={(months) => shown.turnTo(addMonths(shown.month, months))}
        />
        <ViewChoice view={view} onChange={setView} />
      </div>
      <div className="mt-4 min-h-[22.75rem]">
        {view === 'month' ? (
          <MonthView
            shown={shown}
            day={day}
            onOpen={setOpenedDay}
            times={day === undefined ? undefined : timesOf(day)}
          />
        ) : (
          <ListView shown={shown} timesOf={timesOf} />
        )}
      </div>
      <FieldError id="slot-error" error={error} />
      {taken && <TakenNotice instead={taken} onChoose={onChoose} />}
    </div>
  )
}
