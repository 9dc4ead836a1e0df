import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const appointmentsRooms = defineRooms(
  {
    page: 'adminAppointments',
    group: 'salon',
    place: 1,
    name: { fr: 'Rendez-vous', en: 'Appointments' },
    records: { appointment: (id) => `${pathTo('adminAppointments')}?opened=${id}` },
    atHand: true,
  },
  { page: 'adminCalendar', group: 'salon', place: 2, name: { fr: 'Calendrier', en: 'Calendar' } },
)
