import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

const at = pathTo('adminProducts')

export const productsRoom = defineRooms({
  page: 'adminProducts',
  areas: ['catalogue'],
  group: 'catalogue',
  place: 1,
  name: { fr: 'Produits', en: 'Products' },
  behind: ['adminProductFiles'],
  records: { product: (id) => `${at}?opened=${id}`, 'product-file': () => pathTo('adminProductFiles') },
  parts: [
    {
      name: { fr: 'Pièces épuisées', en: 'Sold out pieces' },
      to: `${at}?stock=out`,
      words: { fr: 'stock rupture', en: 'stock' },
    },
  ],
  acts: [
    {
      name: { fr: 'Ajouter un produit', en: 'Add a product' },
      to: `${at}?opened=new`,
      words: { fr: 'nouvelle pièce robe', en: 'new piece gown' },
    },
    {
      name: { fr: 'Importer ou exporter le catalogue', en: 'Import or export the catalogue' },
      to: pathTo('adminProductFiles'),
      words: { fr: 'csv tableur excel fichier', en: 'csv spreadsheet excel file' },
    },
  ],
})
