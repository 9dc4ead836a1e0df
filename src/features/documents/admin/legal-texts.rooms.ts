import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

const at = pathTo('adminTexts')

export const legalTextsRoom = defineRooms({
  page: 'adminTexts',
  group: 'company',
  place: 2,
  name: { fr: 'Textes juridiques', en: 'Legal texts' },
  records: { 'legal-text': (id) => `${at}?text=${id.split('.')[0]}` },
  parts: [
    {
      name: { fr: 'Conditions générales de vente', en: 'Terms of sale' },
      to: `${at}?text=cgv`,
      words: { fr: 'cgv contrat juridique', en: 'contract legal' },
    },
    {
      name: { fr: 'Mentions légales', en: 'Legal notice' },
      to: `${at}?text=mentions-legales`,
      words: { fr: 'éditeur hébergeur juridique', en: 'publisher host legal' },
    },
  ],
})
