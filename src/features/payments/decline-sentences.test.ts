import { expect, it } from 'vitest'
import { type Decline, declines } from '../../shared/payments/declines.ts'
import { declineSentences } from './decline-sentences.ts'

/**
 * The sentences of §15.1, except for the form of the apostrophe and for the characters that keep « 3-D Secure » on one
 * line.
 */
const french: Readonly<Record<Decline, string>> = {
  declined: 'Votre banque a refusé le paiement. Vérifiez votre carte ou utilisez-en une autre.',
  generic: 'Votre banque a refusé le paiement. Vérifiez votre carte ou utilisez-en une autre.',
  insufficient_funds: 'Provision insuffisante.',
  expired_card: 'Votre carte est expirée.',
  incorrect_cvc: 'Le cryptogramme est incorrect.',
  incorrect_number: 'Le numéro de carte est incorrect.',
  velocity_exceeded: 'Le plafond de votre carte est atteint. Contactez votre banque ou réglez par virement.',
  authentication_failed:
    "L'authentification 3-D Secure a échoué ou a été annulée. Aucun montant n'a été débité.",
  processing_error: "Un incident technique est survenu. Aucun montant n'a été débité, veuillez réessayer.",
}

it.each(declines)('says in French why a payment was %s', (decline) => {
  expect(
    declineSentences.fr[decline].replaceAll('’', "'").replaceAll('\u2011', '-').replaceAll('\u00a0', ' '),
  ).toBe(french[decline])
})

it('tells apart in English what it tells apart in French', () => {
  const kinds = (lng: 'fr' | 'en') => new Set(Object.values(declineSentences[lng])).size
  expect(kinds('en')).toBe(kinds('fr'))
})
