import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const whatsappRoom = defineRooms({
  page: 'adminWhatsapp',
  group: 'customers',
  place: 5,
  name: { fr: 'WhatsApp', en: 'WhatsApp' },
  records: { whatsapp: () => pathTo('adminWhatsapp') },
})
