import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const categoriesRoom = defineRooms({
  page: 'adminCategories',
  areas: ['catalogue'],
  group: 'catalogue',
  place: 2,
  name: { fr: 'Catégories', en: 'Categories' },
  records: { category: () => pathTo('adminCategories') },
})
