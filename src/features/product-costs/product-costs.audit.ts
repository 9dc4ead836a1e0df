import { defineAudit } from '../../shared/audit/define-audit.ts'

export const productCostAudit = defineAudit('product', {
  'cost-set': { fields: ['cost'], fr: 'a fixé le coût de la pièce', en: 'set the cost of the product' },
})
