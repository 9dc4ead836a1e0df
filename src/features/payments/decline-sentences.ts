import type { Language } from '../../shared/i18n/languages.ts'
import type { Decline } from '../../shared/payments/declines.ts'

/** The sentences for a payment that is declined, the same for every provider (§15.1). */
export const declineSentences: Readonly<Record<Language, Readonly<Record<Decline, string>>>> = {
  fr: {
    declined: 'Votre banque a refusé le paiement. Vérifiez votre carte ou utilisez-en une autre.',
    generic: 'Votre banque a refusé le paiement. Vérifiez votre carte ou utilisez-en une autre.',
    insufficient_funds: 'Provision insuffisante.',
    expired_card: 'Votre carte est expirée.',
    incorrect_cvc: 'Le cryptogramme est incorrect.',
    incorrect_number: 'Le numéro de carte est incorrect.',
    velocity_exceeded:
      'Le plafond de votre carte est atteint. Contactez votre banque ou réglez par virement.',
    authentication_failed:
      'L’authentification 3\u2011D\u00a0Secure a échoué ou a été annulée. Aucun montant n’a été débité.',
    processing_error: 'Un incident technique est survenu. Aucun montant n’a été débité, veuillez réessayer.',
  },
  en: {
    declined: 'Your bank refused the payment. Please check your card or use another one.',
    generic: 'Your bank refused the payment. Please check your card or use another one.',
    insufficient_funds: 'Insufficient funds.',
    expired_card: 'Your card has expired.',
    incorrect_cvc: 'The security code is incorrect.',
    incorrect_number: 'The card number is incorrect.',
    velocity_exceeded:
      'The limit of your card has been reached. Please contact your bank, or pay by bank transfer.',
    authentication_failed:
      '3\u2011D\u00a0Secure authentication failed or was cancelled. Nothing has been charged.',
    processing_error: 'A technical incident occurred. Nothing has been charged; please try again.',
  },
}
