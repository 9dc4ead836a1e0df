import type { Language } from '../../src/shared/i18n/languages.ts'

interface DemoReply {
  readonly text: string
  readonly hoursAfter: number
}

export interface DemoMessage {
  readonly fullName: string
  readonly email: string
  readonly subject: string
  readonly message: string
  readonly daysAgo: number
  readonly lng?: Extract<Language, 'en'>
  /** The account that handles the message. */
  readonly assignee?: 'admin' | 'staff'
  readonly reply?: DemoReply
  readonly isClosed?: true
}

/** What the demo's visitors wrote to the house. All of it is invented. */
export const demoMessages: readonly DemoMessage[] = [
  {
    fullName: 'Bénédicte Lagarde',
    email: 'benedicte.lagarde@clientes.example',
    subject: 'Un voile de famille à reprendre',
    message:
      'Bonjour,\n\nJ’ai le voile de ma grand-mère, en tulle de coton brodé, jauni par endroits. Votre atelier accepterait-il de le voir et de me dire s’il peut être porté en juin ?\n\nBien à vous,\nBénédicte Lagarde',
    daysAgo: 1,
  },
  {
    fullName: 'Oliver Grant',
    email: 'oliver.grant@clientes.example',
    subject: 'Delivery to Edinburgh',
    message:
      'Good morning,\n\nMy fiancée and I live in Edinburgh. Do you ship there, and would the duties be ours to pay?\n\nKind regards,\nOliver Grant',
    daysAgo: 2,
    lng: 'en',
  },
  {
    fullName: 'Lucie Vandenberghe',
    email: 'lucie@clientes.example',
    subject: 'Longueur de la robe Victoire',
    message:
      'Bonjour, je mesure 1,58 m et je porterai des talons de 7 cm. L’ourlet de la robe Victoire peut-il être repris avant l’envoi, ou faut-il passer au salon ?',
    daysAgo: 4,
    assignee: 'staff',
  },
  {
    fullName: 'Françoise Lemoine',
    email: 'francoise@clientes.example',
    subject: 'Venir à trois au salon',
    message:
      'Bonjour, ma fille essaie sa robe le mois prochain. Pouvons-nous venir à trois, avec sa sœur, ou le salon est-il trop petit ?',
    daysAgo: 8,
    assignee: 'admin',
    reply: {
      text: 'Chère Madame,\n\nLe grand salon vous attend toutes les trois, avec plaisir. Il suffit de l’écrire dans les précisions du rendez-vous.\n\nHélène Clairval',
      hoursAfter: 5,
    },
  },
  {
    fullName: 'Camille Rousset',
    email: 'camille@clientes.example',
    subject: 'Un bouton perdu',
    message:
      'Bonjour, j’ai perdu un bouton recouvert de la veste que vous m’avez envoyée au printemps. Pourriez-vous m’en refaire un ?',
    daysAgo: 26,
    assignee: 'staff',
    reply: {
      text: 'Chère Madame,\n\nNous en recouvrons un dans la même étoffe et vous l’envoyons cette semaine. C’est offert.\n\nMargaux, pour l’atelier',
      hoursAfter: 3,
    },
    isClosed: true,
  },
]
