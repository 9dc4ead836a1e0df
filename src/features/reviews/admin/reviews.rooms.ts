import { defineRooms } from '../../desk/admin/room.public.ts'

export const reviewsRoom = defineRooms({
  page: 'adminReviews',
  group: 'customers',
  place: 2,
  name: { fr: 'Avis', en: 'Reviews' },
})
