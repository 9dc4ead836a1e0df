import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const withdrawalsRoom = defineRooms({
  page: 'adminWithdrawals',
  areas: ['sales', 'accounting'],
  group: 'sales',
  place: 2,
  name: { fr: 'Rétractations', en: 'Withdrawals' },
  records: { withdrawal: (id) => `${pathTo('adminWithdrawals')}?opened=${id}` },
})
