import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const commissionsRoom = defineRooms({
  page: 'adminCommissions',
  areas: ['sales', 'salon'],
  group: 'salon',
  place: 3,
  name: { fr: 'Créations', en: 'Commissions' },
  acts: [
    {
      name: { fr: 'Noter une création', en: 'Note a commission' },
      to: `${pathTo('adminCommissions')}?noting=1`,
      words: { fr: 'demande sur mesure robe', en: 'wish bespoke gown' },
    },
  ],
  records: { commission: (id) => `${pathTo('adminCommissions')}?opened=${id}` },
})
