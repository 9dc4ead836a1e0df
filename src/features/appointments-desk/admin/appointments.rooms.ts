import { defineRooms } from '../../desk/admin/room.public.ts'

export const appointmentsRooms = defineRooms(
  {
    page: 'adminAppointments',
    group: 'salon',
    place: 1,
    name: { fr: 'Rendez-vous', en: 'Appointments' },
    atHand: true,
  },
  { page: 'adminCalendar', group: 'salon', place: 2, name: { fr: 'Calendrier', en: 'Calendar' } },
)
