import { defineAudit } from '../../shared/audit/define-audit.ts'

export const productAudit = defineAudit('product', {
  created: {
    fields: 'record',
    secret: ['images', 'drawing'],
    fr: 'a créé la pièce',
    en: 'created the product',
  },
  updated: { fields: 'record', fr: 'a modifié la pièce', en: 'changed the product' },
  removed: {
    fields: 'record',
    fr: 'a retiré la pièce de la boutique',
    en: 'removed the product from the shop',
  },
  restored: {
    fields: 'record',
    fr: 'a rétabli une version de la pièce',
    en: 'restored a version of the product',
  },
  published: { fields: ['state', 'publishAt'], fr: 'a publié la pièce', en: 'published the product' },
  archived: { fields: ['state', 'publishAt'], fr: 'a archivé la pièce', en: 'archived the product' },
  next_saved: {
    fields: ['fields', 'publishAt'],
    fr: 'a préparé la prochaine version de la pièce',
    en: 'prepared the next version of the product',
  },
  next_discarded: {
    fields: [],
    fr: 'a jeté la prochaine version de la pièce',
    en: 'discarded the next version of the product',
  },
  next_published: {
    fields: 'record',
    fr: 'a publié la prochaine version de la pièce',
    en: 'published the next version of the product',
  },
  dated: {
    fields: ['state', 'publishAt'],
    fr: 'a fixé le jour de parution de la pièce',
    en: 'set the day on which the product is published',
  },
  images_added: { fields: ['images'], fr: 'a ajouté des photos', en: 'added pictures' },
  image_described: { fields: ['images'], fr: 'a décrit une photo', en: 'described a picture' },
  image_replaced: { fields: ['images'], fr: 'a remplacé une photo', en: 'replaced a picture' },
  images_reordered: {
    fields: ['images'],
    fr: 'a changé l’ordre des photos',
    en: 'changed the order of the pictures',
  },
  main_image_set: { fields: ['images'], fr: 'a choisi la photo principale', en: 'chose the main picture' },
  image_removed: { fields: ['images'], fr: 'a retiré une photo', en: 'removed a picture' },
})

export const categoryAudit = defineAudit('category', {
  created: { fields: 'record', fr: 'a créé la catégorie', en: 'created the category' },
  updated: { fields: 'record', fr: 'a modifié la catégorie', en: 'changed the category' },
  reordered: {
    fields: ['order'],
    fr: 'a changé l’ordre des catégories',
    en: 'changed the order of the categories',
  },
  removed: { fields: 'record', fr: 'a supprimé la catégorie', en: 'deleted the category' },
})
