import { pathTo } from '../../../sitemap.ts'
import type { TodaySource } from '../../desk/server/today.public.ts'
import { findAppointmentsToSee } from './appointments-to-see.public.ts'

/** The visits of the day at their hour, and requests by the day that they are for. */
export const appointmentsToday: TodaySource = {
  kind: 'appointment',
  room: 'adminAppointments',
  find: async (db, input) => {
    const { first } = await findAppointmentsToSee(db, input)
    return first.map(({ _id, name, start, toConfirm }) => ({
      _id,
      title: name,
      detail: '',
      to: `${pathTo('adminAppointments')}?opened=${_id}`,
      dueOn: start.slice(0, 10),
      at: start.slice(11, 16),
      note: toConfirm ? 'to-confirm' : 'expected',
      act: toConfirm ? 'confirm' : null,
    }))
  },
}
