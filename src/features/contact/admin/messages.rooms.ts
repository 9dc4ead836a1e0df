import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const messagesRoom = defineRooms({
  page: 'adminMessages',
  areas: ['customers'],
  group: 'customers',
  place: 3,
  name: { fr: 'Messages', en: 'Messages' },
  records: { message: (id) => `${pathTo('adminMessages')}?opened=${id}` },
})
