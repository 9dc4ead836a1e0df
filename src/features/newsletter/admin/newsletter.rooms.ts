import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const newsletterRoom = defineRooms({
  page: 'adminNewsletter',
  group: 'customers',
  place: 4,
  name: { fr: 'Lettre', en: 'Newsletter' },
  records: { newsletter: () => pathTo('adminNewsletter') },
})
