import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  metaTitle: 'La maison, son histoire, ses gestes',
  metaDescription:
    'Une maison de couture parisienne, depuis plus de dix ans\u00a0: son histoire, sa manière, et trois savoir-faire, l’étoffe, la main et la mesure.',
  mark: '{{city}}, depuis plus de dix ans',
  title: 'On coud toujours pour quelqu’un',
  lead: 'Nous sommes une maison de couture, un atelier et deux salons. Nous y dessinons, coupons et cousons des pièces que l’on porte un jour et que l’on garde longtemps.',
  history: {
    title: 'L’histoire',
    beginning:
      'Au commencement, une table de coupe, une machine, et une robe de mariée promise à une amie. Ses témoins sont venues demander la leur\u202f; puis une sœur, puis une mère.',
    growth:
      'Plus de dix ans ont passé. La table est plus longue, les mains plus nombreuses. Le prêt-à-porter est né des toiles que l’on nous redemandait.',
    today:
      'Le reste n’a pas bougé\u00a0: un croquis, une toile, une étoffe, et une même personne qui suit la pièce du premier essayage au dernier point.',
  },
  philosophy: {
    title: 'Notre manière',
    first:
      'Une pièce juste ne se voit pas tout de suite. On voit d’abord qui la porte\u202f; ensuite seulement, l’épaule qui tombe bien, l’ourlet qui suit le pas.',
    second:
      'Nous disons le prix avant de couper, et le délai avant de promettre. Quand une date ne laisse pas le temps de bien faire, nous le disons aussi.',
    third:
      'Nous laissons de l’étoffe dans les coutures. Une robe doit pouvoir être reprise, et suivre une vie.',
  },
  quote:
    'Je ne cherche pas la robe qui étonne. Je cherche le moment où, devant le miroir, vous cessez de tirer sur l’étoffe.',
  quoteRole: 'styliste de la maison',
  skills: {
    title: 'Trois savoir-faire',
    cloth: {
      title: 'Les matières nobles',
      text: 'Soies, laines, lins, dentelles\u00a0: nous les choisissons au toucher, à la lumière du jour, et nous disons de chacune ce dont elle est faite.',
    },
    hand: {
      title: 'Les finitions à la main',
      text: 'Ourlets roulottés, boutonnières brides, perles posées une à une\u00a0: ce qui se voit de près, et ce qui ne se voit que de l’intérieur.',
    },
    measure: {
      title: 'Le sur mesure',
      text: 'Vingt à trente mesures, une toile de coton essayée sur vous, et la coupe ensuite. Le patron n’appartient qu’à votre pièce.',
    },
  },
  skillsWay: 'Comment naît une pièce sur mesure',
  closing: {
    title: 'Venez nous rencontrer',
    text: 'Le salon est à vous le temps de votre visite, les étoffes sont sur la table. Le premier rendez-vous ne coûte rien.',
    book: 'Prendre rendez-vous',
  },
} as const

const en: SameShape<typeof fr> = {
  metaTitle: 'The house, its history, its hands',
  metaDescription:
    'A Paris couture house of more than ten years: how it began, how it works, and the three things it does best: cloth, handwork, and cutting to measure.',
  mark: '{{city}}, for more than ten years',
  title: 'One always sews for someone',
  lead: 'We are a couture house: one workroom and two salons. Here we draw, cut and sew pieces that are worn for a day and kept for a lifetime.',
  history: {
    title: 'How it began',
    beginning:
      'With a cutting table, one sewing machine, and a wedding gown promised to a friend. Her bridesmaids came back for theirs; then a sister did, then a mother.',
    growth:
      'That was more than ten years ago. The table has grown longer and there are more hands at it. Our ready-to-wear came from the toiles that people kept asking us for.',
    today:
      'Nothing else has changed: a drawing, a toile, a cloth, and one person who sees the piece through from first fitting to last stitch.',
  },
  philosophy: {
    title: 'How we work',
    first:
      'When a piece is right, you do not notice it at first. You notice the person in it; only then the shoulder that sits, the hem that keeps step.',
    second:
      'We name the price before we cut and the date before we promise. When there is too little time to do it well, we say that too.',
    third:
      'We leave cloth in the seams. A gown should be able to be altered, and to go through life with you.',
  },
  quote:
    'I am not after the gown that astonishes. I am after the moment when you look in the mirror and stop tugging at the cloth.',
  quoteRole: 'designer of the house',
  skills: {
    title: 'Three things we know how to do',
    cloth: {
      title: 'Noble materials',
      text: 'Silk, wool, linen, lace: we choose them by touch, in daylight, and tell you what each of them is made of.',
    },
    hand: {
      title: 'Finishing by hand',
      text: 'Rolled hems, looped buttonholes, beads set one at a time: what shows up close, and what shows only on the inside.',
    },
    measure: {
      title: 'Made to measure',
      text: 'Twenty to thirty measurements, a cotton toile tried on you, and only then the cut. The pattern belongs to your piece alone.',
    },
  },
  skillsWay: 'How a bespoke piece is made',
  closing: {
    title: 'Come and meet us',
    text: 'The salon is yours for as long as you visit, and the cloths are on the table. A first appointment costs nothing.',
    book: 'Book an appointment',
  },
}

export const aboutTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    about: typeof fr
  }
}
