import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const galleryRoom = defineRooms({
  page: 'adminGallery',
  areas: ['catalogue'],
  group: 'catalogue',
  place: 4,
  name: { fr: 'Galerie', en: 'Gallery' },
  records: { gallery: (id) => `${pathTo('adminGallery')}?opened=${id}` },
})
