import { defineRooms } from '../../desk/admin/room.public.ts'

export const todayRoom = defineRooms({
  page: 'admin',
  areas: 'every',
  group: 'today',
  place: 1,
  name: { fr: 'Aujourd’hui', en: 'Today' },
  atHand: true,
})
