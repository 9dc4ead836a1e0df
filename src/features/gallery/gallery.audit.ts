import { defineAudit } from '../../shared/audit/define-audit.ts'

export const galleryAudit = defineAudit('gallery', {
  added: { holds: 'record', fr: 'a ajouté une image', en: 'added a picture' },
  updated: { holds: 'record', fr: 'a modifié l’image', en: 'changed the picture' },
  removed: { holds: 'record', fr: 'a supprimé l’image', en: 'deleted the picture' },
  reordered: {
    holds: ['order'],
    fr: 'a changé l’ordre de la galerie',
    en: 'changed the order of the gallery',
  },
})
