import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const customersRoom = defineRooms({
  page: 'adminCustomers',
  areas: ['customers'],
  group: 'customers',
  place: 1,
  name: { fr: 'Clientes', en: 'Customers' },
  records: { person: (id) => `${pathTo('adminCustomers')}?opened=${id}` },
})
