import { defineRooms } from '../../desk/admin/room.public.ts'

export const messagesRoom = defineRooms({
  page: 'adminMessages',
  group: 'customers',
  place: 3,
  name: { fr: 'Messages', en: 'Messages' },
})
