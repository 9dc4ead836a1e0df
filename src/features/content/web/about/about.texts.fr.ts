export const aboutTextsFr = {
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

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    about: typeof aboutTextsFr
  }
}
