import { defineRooms } from '../../desk/admin/room.public.ts'

export const ordersRoom = defineRooms({
  page: 'adminOrders',
  group: 'sales',
  place: 1,
  name: { fr: 'Commandes', en: 'Orders' },
  behind: ['adminOrder'],
  atHand: true,
})
