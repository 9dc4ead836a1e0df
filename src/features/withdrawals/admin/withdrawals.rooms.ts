import { defineRooms } from '../../desk/admin/room.public.ts'

export const withdrawalsRoom = defineRooms({
  page: 'adminWithdrawals',
  group: 'sales',
  place: 2,
  name: { fr: 'Rétractations', en: 'Withdrawals' },
})
