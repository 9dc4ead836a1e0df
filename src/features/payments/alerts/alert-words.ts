import type { Language } from '../../../shared/i18n/languages.ts'

type Words = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** Why a customer disputes a payment, by the provider's word for it. */
const disputeReasons = {
  fr: {
    bank_cannot_process: 'la banque n’a pas pu traiter le paiement',
    check_returned: 'chèque revenu impayé',
    credit_not_processed: 'remboursement promis et non reçu',
    customer_initiated: 'à la demande de la cliente',
    debit_not_authorized: 'prélèvement non autorisé',
    duplicate: 'paiement débité deux fois',
    fraudulent: 'paiement frauduleux, que la titulaire de la carte dit ne pas avoir fait',
    general: 'sans motif précis',
    incorrect_account_details: 'coordonnées bancaires erronées',
    insufficient_funds: 'provision insuffisante',
    noncompliant: 'règles du réseau de cartes non respectées',
    product_not_received: 'commande non reçue',
    product_unacceptable: 'pièce abîmée, défectueuse ou non conforme',
    subscription_canceled: 'abonnement résilié',
    unrecognized: 'paiement non reconnu par la titulaire de la carte',
  },
  en: {
    bank_cannot_process: 'the bank could not process the payment',
    check_returned: 'cheque returned unpaid',
    credit_not_processed: 'refund promised and not received',
    customer_initiated: 'at the customer’s request',
    debit_not_authorized: 'debit not authorised',
    duplicate: 'charged twice',
    fraudulent: 'fraudulent payment, which the cardholder says was made by somebody else',
    general: 'no precise reason',
    incorrect_account_details: 'wrong bank details',
    insufficient_funds: 'insufficient funds',
    noncompliant: 'rules of the card network not respected',
    product_not_received: 'order not received',
    product_unacceptable: 'piece damaged, defective or not as described',
    subscription_canceled: 'subscription cancelled',
    unrecognized: 'payment not recognised by the cardholder',
  },
} as const satisfies Words

/** Why a card is suspected, by the provider's word for it. */
const fraudReasons = {
  fr: {
    card_never_received: 'carte que sa titulaire n’a jamais reçue',
    fraudulent_card_application: 'carte obtenue sous une fausse identité',
    made_with_counterfeit_card: 'carte contrefaite',
    made_with_lost_card: 'carte perdue',
    made_with_stolen_card: 'carte volée',
    misc: 'fraude, sans précision',
    unauthorized_use_of_card: 'carte utilisée sans l’accord de sa titulaire',
    rule: 'à vérifier, d’après les règles du prestataire de paiement',
    manual: 'à vérifier, à la demande de la maison',
  },
  en: {
    card_never_received: 'card never received by its holder',
    fraudulent_card_application: 'card obtained under a false identity',
    made_with_counterfeit_card: 'counterfeit card',
    made_with_lost_card: 'lost card',
    made_with_stolen_card: 'stolen card',
    misc: 'fraud, without details',
    unauthorized_use_of_card: 'card used without the consent of its holder',
    rule: 'to be reviewed, by the rules of the payment provider',
    manual: 'to be reviewed, at the request of the house',
  },
} as const satisfies Words

const disputed = {
  fr: 'le paiement est contesté auprès de la banque',
  en: 'the payment is disputed with the bank',
}
const without = { fr: 'sans raison donnée', en: 'no reason given' }

/** Why a refund was not made, by the provider's word for it. */
const refundFailures = {
  fr: {
    lost_or_stolen_card: 'carte déclarée perdue ou volée',
    expired_or_canceled_card: 'carte expirée ou close',
    charge_for_pending_refund_disputed: disputed.fr,
    disputed: disputed.fr,
    insufficient_funds: 'solde insuffisant chez le prestataire de paiement',
    declined: 'refusé par la banque de la cliente',
    merchant_request: 'annulé à la demande de la maison',
    refund_too_large: 'plus que ce qui reste chez le prestataire de paiement',
    unknown: without.fr,
    other: without.fr,
  },
  en: {
    lost_or_stolen_card: 'card reported lost or stolen',
    expired_or_canceled_card: 'card expired or closed',
    charge_for_pending_refund_disputed: disputed.en,
    disputed: disputed.en,
    insufficient_funds: 'not enough money at the payment provider',
    declined: 'refused by the customer’s bank',
    merchant_request: 'cancelled at the request of the house',
    refund_too_large: 'more than what is left at the payment provider',
    unknown: without.en,
    other: without.en,
  },
} as const satisfies Words

/** A word that the provider has added since can at least be read. */
const wordOf = (words: Words, word: string, lng: Language) =>
  Object.hasOwn(words[lng], word) ? (words[lng][word] ?? word) : word.replaceAll('_', ' ')

export const disputeReason = (reason: string, lng: Language) => wordOf(disputeReasons, reason, lng)
export const fraudReason = (reason: string, lng: Language) => wordOf(fraudReasons, reason, lng)
export const refundFailure = (failure: string | null, lng: Language) =>
  failure ? wordOf(refundFailures, failure, lng) : without[lng]
