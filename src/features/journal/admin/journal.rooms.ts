import { defineRooms } from '../../desk/admin/room.public.ts'

export const journalRoom = defineRooms({
  page: 'adminJournal',
  group: 'company',
  place: 5,
  name: { fr: 'Journal', en: 'Log' },
})
