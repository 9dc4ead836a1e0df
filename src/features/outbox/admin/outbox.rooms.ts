import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const outboxRoom = defineRooms({
  page: 'adminMail',
  areas: ['salon', 'sales', 'customers'],
  group: 'company',
  place: 5,
  name: { fr: 'Courrier', en: 'Mail' },
  records: { mail: (id) => `${pathTo('adminMail')}?mail=${id}` },
})
