import { defineAudit } from '../../shared/audit/define-audit.ts'

export const galleryAudit = defineAudit('gallery', {
  added: { fields: 'record', fr: 'a ajouté une image', en: 'added a picture' },
  updated: { fields: 'record', fr: 'a modifié l’image', en: 'changed the picture' },
  removed: { fields: 'record', fr: 'a supprimé l’image', en: 'deleted the picture' },
  reordered: {
    fields: ['order'],
    fr: 'a changé l’ordre de la galerie',
    en: 'changed the order of the gallery',
  },
})
