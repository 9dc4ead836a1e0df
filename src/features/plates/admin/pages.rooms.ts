import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

const at = pathTo('adminPages')

export const pagesRoom = defineRooms({
  page: 'adminPages',
  areas: ['catalogue'],
  group: 'company',
  place: 1,
  name: { fr: 'Pages', en: 'Pages' },
  records: {
    plate: (slot) => (slot.startsWith('category:') ? pathTo('adminCategories') : `${at}#${slot}`),
    'page-words': () => `${at}#textes`,
    brand: () => `${at}#identite`,
    questions: () => `${at}#questions`,
  },
  parts: [
    {
      name: { fr: 'Identité visuelle', en: 'Visual identity' },
      to: `${at}#identite`,
      words: { fr: 'logo favicon icône image de partage', en: 'logo favicon icon share picture' },
    },
    {
      name: { fr: 'Image de l’accueil', en: 'Picture of the home page' },
      to: `${at}#hero`,
      words: { fr: 'photographie une bannière héros', en: 'hero photograph banner' },
    },
    {
      name: { fr: 'Textes des pages', en: 'Words of the pages' },
      to: `${at}#textes`,
      words: {
        fr: 'titre phrase accueil maison sur mesure',
        en: 'title sentence home house made to measure',
      },
    },
    {
      name: { fr: 'Questions et réponses', en: 'Questions and answers' },
      to: `${at}#questions`,
      words: { fr: 'faq foire aux questions', en: 'faq' },
    },
  ],
})
