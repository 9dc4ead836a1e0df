import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const stockRoom = defineRooms({
  page: 'adminStock',
  areas: ['catalogue'],
  group: 'catalogue',
  place: 3,
  name: { fr: 'Stock', en: 'Stock' },
  parts: [
    {
      name: { fr: 'Compter le stock', en: 'Count the stock' },
      to: pathTo('adminStock'),
      words: { fr: 'inventaire comptage réassort', en: 'stocktaking inventory' },
    },
  ],
})
