/** The French texts of the mails about an appointment. Each entry of `text` is one paragraph. */
export const appointmentMailsFr = {
  greeting: 'Bonjour {{name}},',
  farewell: 'L’équipe de {{house}}',
  linkHint: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00a0:',
  facts: {
    kind: 'Rendez-vous',
    when: 'Quand',
    duration: 'Durée',
    where: 'Où',
    way: 'Y venir',
    bring: 'À prévoir',
    companions: 'Avec vous',
    customer: 'Pour',
  },
  parisTime: '{{when}} (heure de Paris)',
  video: 'En visio\u00a0: nous vous appelons au {{phone}}',
  companions: {
    none: 'Personne pour l’instant\u00a0; trois personnes au plus peuvent vous accompagner.',
    one: 'une personne',
    other: '{{count}} personnes',
  },
  duration: '{{minutes}}\u00a0minutes',
  way: 'Voir le plan',
  bring: {
    'bridal-discovery': 'Les images que vous aimez, et des chaussures à peu près de la hauteur du jour.',
    'evening-discovery': 'Les images que vous aimez, et des chaussures à peu près de la hauteur du soir.',
    measuring: 'Les chaussures et la lingerie du jour, si vous les avez.',
    'toile-fitting': 'Les chaussures et la lingerie du jour.',
    fitting: 'Les chaussures et la lingerie du jour.',
    'final-fitting': 'Les chaussures et la lingerie du jour, vos bijoux et votre voile.',
    alterations: 'La pièce à retoucher, et les chaussures que vous porterez avec elle.',
    pickup: 'Le message qui confirme votre commande.',
    video: 'Les images que vous aimez, et un endroit calme.',
  },
  customer: '{{name}}, {{phone}}',
  after: {
    free: 'Vous pouvez déplacer ou annuler ce rendez-vous, sans frais, jusqu’au {{until}}. Ensuite, appelez-nous au {{telephone}}.',
    late: 'Un empêchement\u00a0? Appelez-nous au {{telephone}}\u00a0: nous ferons de notre mieux.',
    sorry: 'Appelez-nous au {{telephone}}\u00a0: nous trouverons ensemble un autre moment.',
  },
  links: {
    change: 'Voir ou modifier mon rendez-vous',
    see: 'Voir mon rendez-vous',
    again: 'Choisir un autre jour',
    house: 'Ouvrir le rendez-vous',
  },
  letters: {
    booked: {
      subject: 'Votre rendez-vous du {{day}} est confirmé',
      text: ['Votre rendez-vous est confirmé. Nous nous réjouissons de cette rencontre.'],
    },
    asked: {
      subject: 'Votre demande de rendez-vous du {{day}}',
      text: [
        'Nous avons bien reçu votre demande. Ce jour-là, la maison reçoit sur demande\u00a0: le créneau vous est gardé, et nous vous répondons au plus vite.',
      ],
    },
    moved: {
      subject: 'Votre rendez-vous est déplacé au {{day}}',
      text: ['Votre rendez-vous est déplacé. Voici ce qui est convenu désormais.'],
    },
    movedOnRequest: {
      subject: 'Votre rendez-vous du {{day}} est à confirmer',
      text: [
        'Votre rendez-vous est déplacé. Ce jour-là, la maison reçoit sur demande\u00a0: le créneau vous est gardé, et attend encore notre confirmation. Nous vous répondons au plus vite.',
      ],
    },
    cancelled: {
      subject: 'Votre rendez-vous du {{day}} est annulé',
      text: [
        'Votre rendez-vous est annulé, comme vous l’avez demandé. Ce sera un plaisir de vous recevoir un autre jour.',
      ],
    },
    confirmed: {
      subject: 'Votre rendez-vous du {{day}} est confirmé',
      text: ['Nous avons le plaisir de confirmer votre rendez-vous. À bientôt.'],
    },
    movedByHouse: {
      subject: 'Votre rendez-vous est déplacé au {{day}}',
      text: [
        'La maison a déplacé votre rendez-vous. Voici ce qui est prévu désormais\u00a0; si ce moment ne vous convient pas, appelez-nous au {{telephone}}.',
      ],
    },
    cancelledByHouse: {
      subject: 'Votre rendez-vous du {{day}} est annulé',
      text: ['Nous devons annuler votre rendez-vous, et vous prions de nous en excuser.'],
    },
    noted: {
      subject: 'Votre rendez-vous du {{day}}',
      text: ['Comme convenu, votre rendez-vous est noté. Nous nous réjouissons de cette rencontre.'],
    },
    weekBefore: {
      subject: 'Votre rendez-vous du {{day}}',
      text: ['Votre rendez-vous approche. En voici le rappel.'],
    },
    dayBefore: {
      subject: 'Rappel\u00a0: votre rendez-vous du {{day}}',
      text: ['Nous nous réjouissons de cette rencontre. À très bientôt.'],
    },
    house: {
      subject: 'Rendez-vous à confirmer\u00a0: {{day}}',
      text: ['Ce rendez-vous attend votre réponse. Le créneau est gardé jusque-là.'],
    },
  },
} as const

/** The kinds of mail that a customer gets about an appointment. */
export type AppointmentMailKind = Exclude<keyof typeof appointmentMailsFr.letters, 'house' | 'movedOnRequest'>
