import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

const path = pathTo('adminBookkeeping')

export const bookkeepingRoom = defineRooms({
  page: 'adminBookkeeping',
  areas: ['accounting'],
  group: 'sales',
  place: 3,
  name: { fr: 'Comptes', en: 'Accounts' },
  parts: [
    { name: { fr: 'Journal des ventes, FEC', en: 'Sales journal, FEC' }, to: `${path}?view=journal` },
    { name: { fr: 'TVA', en: 'VAT' }, to: `${path}?view=tva` },
  ],
})
