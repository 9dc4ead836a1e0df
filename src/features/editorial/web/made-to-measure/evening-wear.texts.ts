import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  metaTitle: 'Tenue de soirée sur mesure à {{city}}',
  metaDescription:
    'Tenues de soirée et de cérémonie, coupées pour vous à Paris\u00a0: six à dix semaines, un ou deux essayages, les étoffes et le prix de départ.',
  mark: 'Sur mesure',
  title: 'Votre tenue de soirée',
  lead: 'Une invitation, une date\u00a0: six à dix semaines nous suffisent. Un ou deux essayages, et une étoffe qui tient la lumière du soir.',
  days: {
    day: { when: 'Le soir', text: 'Vous n’avez plus qu’à entrer.' },
    handover: {
      when: 'Quelques jours avant',
      text: 'La remise au salon, ou l’envoi par un transporteur, assuré.',
    },
    second: {
      when: 'Une à deux semaines',
      text: 'Dernier essayage\u00a0: l’ourlet, chaussures aux pieds. Puis les finitions, et le solde.',
    },
    first: { when: 'Trois à cinq semaines', text: 'Premier essayage, dans l’étoffe bâtie.' },
    signature: { when: 'À la signature du devis', text: 'L’acompte, les mesures\u202f; la coupe commence.' },
    visit: {
      when: 'Six à dix semaines',
      text: 'Le premier rendez-vous, une heure\u202f; le croquis et le devis suivent sous deux semaines.',
    },
  },
  late: 'Votre soirée est plus proche\u202f? Certaines pièces de la boutique se portent telles quelles, et se reprennent en un rendez-vous de retouches.',
  included: {
    drawing: 'Le croquis annoté et le devis',
    pattern: 'Le patron, à vos mesures',
    fittings: 'Un ou deux essayages',
    hand: 'Les finitions à la main',
    alterations: 'Les retouches, jusqu’au soir',
  },
  excluded: {
    further: 'L’étole, la cape, le sac assorti\u00a0: au devis, si vous les souhaitez',
    changes: 'Un dessin repris après la coupe\u00a0: nous en disons le prix avant',
  },
  cloths: {
    velvet: { name: 'Velours', text: 'Il boit la lumière\u202f; dévoré, il la laisse passer.' },
    satin: {
      name: 'Crêpe envers satin',
      text: 'Mat d’un côté, brillant de l’autre\u00a0: une étoffe, deux soirs.',
    },
    chiffon: { name: 'Mousseline', text: 'Trois épaisseurs, et un pas qui se voit.' },
    jacquard: { name: 'Jacquard et brocart', text: 'Le dessin est tissé\u202f; la coupe se tait.' },
    gazar: { name: 'Gazar', text: 'Sec et léger, pour un volume qui ne retombe pas.' },
  },
  ceremony: {
    title: 'Pour une cérémonie',
    text: 'Mère de la mariée ou du marié, témoin, cortège, baptême, communion\u00a0: les mêmes gestes et les mêmes délais. Dites-nous ce que portera la mariée\u202f; nous accordons, sans copier.',
    book: 'Parler d’une cérémonie',
  },
  pieces: { title: 'Pour commencer à regarder', all: 'Toutes les pièces du soir' },
  closing: {
    title: 'Parlons de votre soirée',
    text: 'Une heure au salon, qui ne coûte rien et n’engage à rien.',
    book: 'Rendez-vous soirée et cérémonie',
  },
} as const

const en: SameShape<typeof fr> = {
  metaTitle: 'Bespoke evening wear in {{city}}',
  metaDescription:
    'Evening and ceremony wear, cut for you in Paris: six to ten weeks, one or two fittings, the cloths, and what a piece starts at.',
  mark: 'Bespoke',
  title: 'Your evening piece',
  lead: 'An invitation, a date: six to ten weeks are enough. One or two fittings, and a cloth that holds the evening light.',
  days: {
    day: { when: 'The evening', text: 'All that is left is to walk in.' },
    handover: { when: 'A few days before', text: 'The handover in the salon, or a courier, insured.' },
    second: {
      when: 'One to two weeks',
      text: 'Last fitting: the hem, with your shoes on. Then the finishing, and the balance.',
    },
    first: { when: 'Three to five weeks', text: 'First fitting, in the cloth, tacked.' },
    signature: { when: 'When you sign the quote', text: 'Deposit and measurements; the cutting begins.' },
    visit: {
      when: 'Six to ten weeks',
      text: 'The first appointment, an hour; drawing and quote follow within two weeks.',
    },
  },
  late: 'Is your evening closer? Some pieces in the boutique can be worn as they are, and altered in a single appointment.',
  included: {
    drawing: 'The annotated drawing and the quote',
    pattern: 'The pattern, to your measurements',
    fittings: 'One or two fittings',
    hand: 'Finishing by hand',
    alterations: 'Alterations, until the evening',
  },
  excluded: {
    further: 'A stole, a cape, a bag to match: in the quote, if you wish',
    changes: 'A design changed after the cut: we give you the price first',
  },
  cloths: {
    velvet: { name: 'Velvet', text: 'It drinks the light; devoré lets it through.' },
    satin: {
      name: 'Satin-back crêpe',
      text: 'Matt on one side, bright on the other: one cloth, two evenings.',
    },
    chiffon: { name: 'Chiffon', text: 'Three layers, and a step that shows.' },
    jacquard: { name: 'Jacquard and brocade', text: 'The pattern is woven; the cut keeps quiet.' },
    gazar: { name: 'Gazar', text: 'Dry and light, for a volume that does not fall.' },
  },
  ceremony: {
    title: 'For a ceremony',
    text: 'Mother of the bride or groom, witness, bridal party, christening, communion: the same hands and the same times. Tell us what the bride will wear; we match, and never copy.',
    book: 'Talk about a ceremony',
  },
  pieces: { title: 'Somewhere to start looking', all: 'All evening pieces' },
  closing: {
    title: 'Let us talk about your evening',
    text: 'An hour in the salon, which costs nothing and commits you to nothing.',
    book: 'Appointment for an evening or ceremony',
  },
}

export const eveningWearTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    eveningWear: typeof fr
  }
}
