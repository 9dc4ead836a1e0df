import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Coût',
  lead: 'Ce que cette pièce coûte à la société, hors taxe. La boutique ne le montre jamais\u00a0; la marge en est tirée.',
  cost: 'Coût hors taxe, en euros',
  hint: 'Vide tant qu’il n’est pas connu. Il vaut pour les commandes à venir.',
  noAmount: 'Un montant en euros, comme 310,50.',
  save: 'Enregistrer le coût',
  saving: 'Enregistrement…',
  saved: 'Coût enregistré',
  notSaved: 'Le coût n’est pas enregistré',
  history: 'Les coûts, du plus récent au plus ancien',
  since: 'depuis le {{day}}',
  unknown: 'Inconnu',
  failed: 'Le coût n’a pas pu être lu.',
  retry: 'Réessayer',
} as const

const en: SameShape<typeof fr> = {
  title: 'Cost',
  lead: 'What this piece costs the company, without tax. The shop never shows it; the margin follows from it.',
  cost: 'Cost without tax, in euros',
  hint: 'Empty while it is not known. It holds for orders to come.',
  noAmount: 'An amount in euros, such as 310.50.',
  save: 'Save the cost',
  saving: 'Saving…',
  saved: 'Cost saved',
  notSaved: 'The cost is not saved',
  history: 'The costs, newest first',
  since: 'since {{day}}',
  unknown: 'Unknown',
  failed: 'The cost could not be read.',
  retry: 'Try again',
}

export const productCostTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    productCost: typeof fr
  }
}
