import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const appointmentsRooms = defineRooms(
  {
    page: 'adminAppointments',
    areas: ['salon'],
    group: 'salon',
    place: 1,
    name: { fr: 'Rendez-vous', en: 'Appointments' },
    records: { appointment: (id) => `${pathTo('adminAppointments')}?opened=${id}` },
    acts: [
      {
        name: { fr: 'Noter un rendez-vous', en: 'Note an appointment' },
        to: `${pathTo('adminAppointments')}?noting=1`,
        words: { fr: 'visite téléphone', en: 'visit telephone' },
      },
    ],
    atHand: true,
  },
  {
    page: 'adminCalendar',
    areas: ['salon'],
    group: 'salon',
    place: 2,
    name: { fr: 'Calendrier', en: 'Calendar' },
    acts: [
      {
        name: { fr: 'Fermer un jour', en: 'Close a day' },
        to: `${pathTo('adminCalendar')}?closures=open`,
        words: { fr: 'fermeture congés absence', en: 'closure holiday absence' },
      },
    ],
  },
)
