import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const newsletterRoom = defineRooms({
  page: 'adminNewsletter',
  areas: ['customers'],
  group: 'customers',
  place: 4,
  name: { fr: 'Lettre', en: 'Newsletter' },
  records: {
    newsletter: () => pathTo('adminNewsletter'),
    letter: (id) => `${pathTo('adminNewsletter')}?view=letters&opened=${id}`,
  },
  parts: [
    { name: { fr: 'Lettres envoyées', en: 'Letters sent' }, to: `${pathTo('adminNewsletter')}?view=letters` },
  ],
})
