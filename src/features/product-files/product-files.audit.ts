import { defineAudit } from '../../shared/audit/define-audit.ts'

export const productFileAudit = defineAudit('product-file', {
  exported: {
    fields: ['products', 'format'],
    fr: 'a exporté le catalogue',
    en: 'exported the catalogue',
  },
  imported: {
    fields: ['fileName', 'added', 'changed'],
    fr: 'a importé un fichier de produits',
    en: 'imported a file of products',
  },
  'taken-back': {
    fields: ['fileName', 'restored', 'kept'],
    fr: 'a repris l’import d’un fichier de produits',
    en: 'took the import of a file of products back',
  },
})
