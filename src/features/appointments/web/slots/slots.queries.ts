import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { AppointmentKind } from '../../appointment-kinds.ts'
import type { AppointmentsContract } from '../../appointments.contract.ts'
import { type CivilMonth, weeksOf } from '../../slot-days.rules.ts'

export interface AskedMonth {
  readonly type: AppointmentKind
  readonly month: CivilMonth
  /** A slot that this customer has reserved or booked counts as free. */
  readonly hold?: string | undefined
  readonly appointment?: string | undefined
}

const freshMs = 20_000

export const slotsKey = ['slots'] as const

/** The open slots of the weeks of a month. Other customers book meanwhile, so the answer is soon read again. */
export const slotsQuery = (api: Api<AppointmentsContract>, { month, ...asked }: AskedMonth) =>
  queryOptions({
    queryKey: [...slotsKey, asked.type, month, asked.hold, asked.appointment],
    queryFn: async ({ signal }) => {
      const days = weeksOf(month).flat()
      const query = { ...asked, from: days.at(0) ?? '', to: days.at(-1) ?? '' }
      return (await api('GET /appointments/slots', { query, signal })).slots
    },
    staleTime: freshMs,
    refetchOnWindowFocus: true,
  })
