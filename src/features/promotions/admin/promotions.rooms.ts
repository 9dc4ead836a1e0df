import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const promotionsRoom = defineRooms({
  page: 'adminPromotions',
  group: 'sales',
  place: 4,
  name: { fr: 'Codes promo', en: 'Promo codes' },
  records: { promotion: () => pathTo('adminPromotions') },
  acts: [
    {
      name: { fr: 'Créer un code promo', en: 'Make a promo code' },
      to: `${pathTo('adminPromotions')}?making=1`,
      words: { fr: 'réduction remise offre', en: 'discount reduction offer' },
    },
  ],
})
