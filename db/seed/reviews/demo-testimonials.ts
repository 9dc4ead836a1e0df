import type { RefusalReason } from '../../../src/features/catalog/reviews/review-refusal-reasons.ts'
import type { Suspicion } from '../../../src/features/reviews/suspicion.rules.ts'

export interface DemoTestimonial {
  readonly name: string
  readonly occasion: string
  readonly content: string
  readonly rating: number
  readonly daysAgo: number
  /** How many months before the testimonial the experience took place. */
  readonly monthsBefore?: number
  readonly lng?: 'en'
  readonly reply?: string
  /** A testimonial is published unless it waits or is refused. */
  readonly waits?: true
  readonly suspicion?: Suspicion
  readonly refused?: RefusalReason
}

/** What the demo's visitors wrote about the house. All of it is invented. */
export const demoTestimonials: readonly DemoTestimonial[] = [
  {
    name: 'Claire D.',
    occasion: 'Mariage',
    content:
      'Quatre essayages, et à chacun la robe devenait un peu plus la mienne. Le dernier jour, la première d’atelier a repris l’ourlet sous mes yeux, pour deux millimètres. Je ne m’étais jamais sentie aussi droite.',
    rating: 5,
    daysAgo: 9,
    monthsBefore: 2,
    reply: 'Merci, chère Claire. Ces deux millimètres comptaient.',
  },
  {
    name: 'Sophie et Marc',
    occasion: 'Mariage civil',
    content:
      'Un tailleur ivoire pour la mairie, livré huit jours avant la date. Accueil attentif, conseils francs : on m’a déconseillé la traîne, à juste titre.',
    rating: 5,
    daysAgo: 16,
    monthsBefore: 1,
  },
  {
    name: 'Eleanor W.',
    occasion: 'Evening',
    content:
      'I flew in from London for two fittings. The velvet is cut like nothing I own, and the team wrote to me in English throughout.',
    rating: 5,
    daysAgo: 23,
    monthsBefore: 1,
    lng: 'en',
    reply: 'Thank you, Eleanor. The salon keeps your measurements should you come back.',
  },
  {
    name: 'Nadia H.',
    occasion: 'Cérémonie',
    content:
      'Très belle robe, bien coupée. Le délai annoncé était de six semaines, il en a fallu sept ; on m’a prévenue, mais j’aurais préféré l’apprendre plus tôt.',
    rating: 4,
    daysAgo: 31,
    monthsBefore: 1,
    reply: 'Vous avez raison, Nadia. Nous prévenons désormais dès que la toile prend du retard.',
  },
  {
    name: 'Mathilde',
    occasion: 'Soirée',
    content: 'Une pièce sobre, un dos superbe. Portée deux fois déjà, et je ne compte pas m’arrêter.',
    rating: 5,
    daysAgo: 44,
  },
  {
    name: 'Françoise L.',
    occasion: 'Mère de la mariée',
    content:
      'On m’a écoutée avant de me montrer quoi que ce soit. Le bleu nuit n’était pas mon idée ; c’était la bonne.',
    rating: 5,
    daysAgo: 58,
    monthsBefore: 2,
  },
  {
    name: 'Aurélie K.',
    occasion: 'Prêt-à-porter',
    content:
      'Chemisier en soie reçu en quatre jours, bien emballé. La matière est encore plus belle en vrai.',
    rating: 5,
    daysAgo: 70,
  },
  {
    name: 'Camille R.',
    occasion: 'Mariage',
    content:
      'L’atelier a gardé la dentelle de ma grand-mère et l’a montée sur un tulle si fin qu’on ne voit qu’elle. Ma mère a pleuré à la toile, moi au dernier essayage.',
    rating: 5,
    daysAgo: 92,
    monthsBefore: 3,
  },
  {
    name: 'Judith A.',
    occasion: 'Bat-mitsva',
    content:
      'Retouche d’une robe de la boutique, faite sur place. Bon travail, un peu cher pour un ourlet, mais il est invisible.',
    rating: 4,
    daysAgo: 110,
  },
  {
    name: 'Marguerite',
    occasion: 'Gala',
    content: 'Du sur-mesure au sens propre. Trois rendez-vous, aucune épingle de trop.',
    rating: 5,
    daysAgo: 131,
    monthsBefore: 1,
  },
  {
    name: 'Inès B.',
    occasion: 'Fiançailles',
    content: 'Le salon est calme, on prend le temps de toucher les étoffes. J’ai su en entrant.',
    rating: 5,
    daysAgo: 150,
  },
  {
    name: 'Hélène T.',
    occasion: 'Témoin',
    content:
      'Je cherchais une tenue que je porterais après la cérémonie. C’est le cas, au bureau même, avec une veste.',
    rating: 4,
    daysAgo: 177,
    monthsBefore: 2,
  },
  {
    name: 'Léa M.',
    occasion: 'Mariage',
    content:
      'Essayage de la toile cette semaine. Tout est encore en coton écru et je vois déjà la robe. Merci pour votre patience avec mes mille questions.',
    rating: 5,
    daysAgo: 2,
    waits: true,
  },
  {
    name: 'Rose V.',
    occasion: 'Soirée',
    content: 'Jolie robe mais j’attendais un tissu plus épais pour ce prix. Service aimable.',
    rating: 3,
    daysAgo: 4,
    waits: true,
  },
  {
    name: 'Best Deals',
    occasion: 'Promo',
    content: 'Montres de luxe à petit prix sur www.montres.example, livraison rapide !',
    rating: 5,
    daysAgo: 1,
    waits: true,
    suspicion: 'links',
  },
  {
    name: 'Anonyme',
    occasion: 'Autre',
    content: 'La vendeuse du magasin d’à côté, Mme Durand, habite au 12 et ne répond jamais au 06.',
    rating: 1,
    daysAgo: 20,
    refused: 'personal_data',
  },
]
