import { defineAudit } from '../../shared/audit/define-audit.ts'

const fields = ['picture', 'focalPoint'] as const

export const brandAudit = defineAudit('brand', {
  changed: { fields, fr: 'a changé l’identité visuelle', en: 'changed the visual identity' },
  removed: {
    fields,
    fr: 'a retiré une image de l’identité visuelle',
    en: 'took a picture of the visual identity away',
  },
})
