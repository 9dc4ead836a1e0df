import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const settingsRoom = defineRooms({
  page: 'adminSettings',
  group: 'company',
  place: 2,
  name: { fr: 'Réglages', en: 'Settings' },
  records: { settings: () => pathTo('adminSettings'), guarantee_notice: () => pathTo('adminSettings') },
})
