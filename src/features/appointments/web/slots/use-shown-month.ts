import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import type { AppointmentsContract } from '../../appointments.contract.ts'
import { horizonMonths } from '../../appointments.limits.ts'
import {
  addMonths,
  type CivilMonth,
  dayOfSlot,
  isInNextMonthToo,
  monthOf,
  slotsByDay,
} from '../../slot-days.rules.ts'
import { type AskedMonth, slotsQuery } from './slots.queries.ts'

interface Shown extends Omit<AskedMonth, 'month'> {
  readonly today: CivilDate
  /** The first day that is offered. */
  readonly from: CivilDate
  /** A day of the month to begin with. */
  readonly firstDay: CivilDate
}

/**
 * A month of the calendar with its open slots. Until the visitor turns to another one, it is the month that shows the
 * first of them with what follows.
 */
export const useShownMonth = ({ today, from, firstDay, ...asked }: Shown) => {
  const api = useApi<AppointmentsContract>()
  const queries = useQueryClient()
  const lastMonth = addMonths(monthOf(today), horizonMonths)
  const [turnedTo, setTurnedTo] = useState<CivilMonth>()
  const [lookedAt, setLookedAt] = useState(() => [monthOf(firstDay), lastMonth].toSorted()[0] ?? lastMonth)
  const month = turnedTo ?? lookedAt
  const {
    data: read,
    isError,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...slotsQuery(api, { ...asked, month }),
    // A new reservation must not empty the calendar while it is read again.
    placeholderData: (known, query) =>
      query?.queryKey[1] === asked.type && query.queryKey[2] === month ? known : undefined,
  })

  const data = read?.filter((slot) => dayOfSlot(slot) >= from)
  const next = addMonths(month, 1)
  const firstFree = data?.map(dayOfSlot).find((date) => monthOf(date) === month)
  const hasNone = data !== undefined && firstFree === undefined
  const isNearlyOver = firstFree !== undefined && isInNextMonthToo(firstFree)
  const looksFurther = (hasNone || isNearlyOver) && turnedTo === undefined && month < lastMonth
  useEffect(() => {
    if (looksFurther) setLookedAt(next)
  }, [looksFurther, next])

  const isShown = data !== undefined && next <= lastMonth
  const { type, hold, appointment } = asked
  useEffect(() => {
    if (isShown) void queries.prefetchQuery(slotsQuery(api, { type, hold, appointment, month: next }))
  }, [isShown, queries, api, type, hold, appointment, next])

  return {
    today,
    month,
    /** The free slots by day; undefined while they are loading. */
    days: data === undefined || looksFurther ? undefined : slotsByDay(data),
    hasNone,
    isBusy: isPlaceholderData,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
    turnTo: setTurnedTo,
    isFirst: month <= monthOf(from),
    isLast: month >= lastMonth,
  }
}

export type ShownMonth = ReturnType<typeof useShownMonth>
