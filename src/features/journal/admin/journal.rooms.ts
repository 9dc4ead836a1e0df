import { defineRooms } from '../../desk/admin/room.public.ts'

export const journalRoom = defineRooms({
  page: 'adminJournal',
  group: 'company',
  place: 6,
  name: { fr: 'Journal', en: 'Log' },
})
