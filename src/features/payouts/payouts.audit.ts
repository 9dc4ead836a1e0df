import { defineAudit } from '../../shared/audit/define-audit.ts'

export const payoutsAudit = defineAudit('payouts', {
  fetched: {
    fields: [],
    fr: 'a relevé les versements du prestataire de paiement',
    en: 'read the payouts of the payment provider',
  },
})
