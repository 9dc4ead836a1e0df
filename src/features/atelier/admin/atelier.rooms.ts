import { defineRooms } from '../../desk/admin/room.public.ts'

export const atelierRoom = defineRooms({
  page: 'adminAtelier',
  areas: ['workshop', 'salon', 'sales'],
  group: 'salon',
  place: 4,
  name: { fr: 'Atelier', en: 'Workshop' },
})
