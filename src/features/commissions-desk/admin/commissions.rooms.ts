import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const commissionsRoom = defineRooms({
  page: 'adminCommissions',
  areas: ['sales', 'salon'],
  group: 'salon',
  place: 3,
  name: { fr: 'Créations', en: 'Commissions' },
  records: { commission: (id) => `${pathTo('adminCommissions')}?opened=${id}` },
})
