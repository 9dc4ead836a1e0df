import { defineAudit } from '../../shared/audit/define-audit.ts'

export const productAudit = defineAudit('product', {
  created: {
    holds: 'record',
    secret: ['images', 'drawing'],
    fr: 'a créé la pièce',
    en: 'created the product',
  },
  updated: { holds: 'record', fr: 'a modifié la pièce', en: 'changed the product' },
  removed: {
    holds: 'record',
    fr: 'a retiré la pièce de la boutique',
    en: 'removed the product from the shop',
  },
  images_added: { holds: ['images'], fr: 'a ajouté des photos', en: 'added pictures' },
  image_described: { holds: ['images'], fr: 'a décrit une photo', en: 'described a picture' },
  images_reordered: {
    holds: ['images'],
    fr: 'a changé l’ordre des photos',
    en: 'changed the order of the pictures',
  },
  main_image_set: { holds: ['images'], fr: 'a choisi la photo principale', en: 'chose the main picture' },
  image_removed: { holds: ['images'], fr: 'a retiré une photo', en: 'removed a picture' },
})

export const categoryAudit = defineAudit('category', {
  created: { holds: 'record', fr: 'a créé la catégorie', en: 'created the category' },
  updated: { holds: 'record', fr: 'a modifié la catégorie', en: 'changed the category' },
  removed: { holds: 'record', fr: 'a supprimé la catégorie', en: 'deleted the category' },
})
