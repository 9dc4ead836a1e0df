import { readablePhone } from '../../../shared/phone.ts'
import { pathTo } from '../../../sitemap.ts'
import type { TodaySource } from '../../desk/server/today.public.ts'
import type { DateKind } from '../customer-notes.limits.ts'
import { findReminders } from './find-reminders.ts'

const noteOf: Readonly<Record<DateKind, 'birthday' | 'wedding' | null>> = {
  birthday: 'birthday',
  wedding: 'wedding',
  other: null,
}

/** The dates of customers that the house is to think of. */
export const datesToday: TodaySource = {
  kind: 'customer-date',
  room: 'adminCustomers',
  find: async (db, input) => {
    const rows = await findReminders(db, input)
    return rows.map((row) => ({
      _id: row.id,
      title: `${row.firstName} ${row.lastName}`.trim() || row.email || readablePhone(row.phone),
      detail: row.label,
      to: `${pathTo('adminCustomers')}?opened=${row.personId}`,
      dueOn: row.on,
      note: noteOf[row.kind],
      act: 'think-of-date',
    }))
  },
}
