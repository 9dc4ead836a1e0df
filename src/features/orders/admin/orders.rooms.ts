import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const ordersRoom = defineRooms({
  page: 'adminOrders',
  areas: ['sales', 'accounting'],
  group: 'sales',
  place: 1,
  name: { fr: 'Commandes', en: 'Orders' },
  records: { order: (id) => pathTo('adminOrder', { orderId: id }) },
  behind: ['adminOrder'],
  atHand: true,
})
