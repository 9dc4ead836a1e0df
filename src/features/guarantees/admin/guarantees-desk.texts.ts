import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  failed: 'Les garanties n’ont pas pu être lues.',
  retry: 'Réessayer',
  notice: {
    title: 'Notice de l’Union sur la garantie légale',
    hint: 'Le fichier officiel de la Commission européenne, un par langue, sans rien y changer\u00a0: PNG ou JPEG, au moins {{pixels}}\u00a0pixels de large. Il paraît avant le bouton de commande, à un clic de chaque pièce, et part avec la confirmation.',
    languages: { fr: 'En français', en: 'En anglais' },
    missing: 'Pas encore en place\u00a0: le texte de la loi est montré à sa place.',
    since: 'En place depuis le {{day}}',
    alt: { fr: 'La notice en français', en: 'La notice en anglais' },
    choose: { fr: 'Choisir le fichier français', en: 'Choisir le fichier anglais' },
    replace: { fr: 'Remplacer le fichier français', en: 'Remplacer le fichier anglais' },
    remove: { fr: 'Retirer la notice française', en: 'Retirer la notice anglaise' },
    removeTitle: 'Retirer cette notice\u00a0?',
    removeText:
      'La loi l’exige avant chaque commande. Le texte de la loi la remplacera, et l’ouverture de la maison la réclamera de nouveau. Le fichier n’est pas gardé.',
    placed: 'La notice est en place.',
    removed: 'La notice est retirée.',
  },
  durability: {
    title: 'Garantie commerciale de durabilité',
    hint: 'Pour les pièces que la maison garantit elle-même, sans frais, plus de deux ans\u00a0: leur label officiel paraît sur leur fiche, dans la commande et dans le courrier. Ce qui a été vendu garde ce qui lui fut promis.',
    none: 'Aucune pièce n’est garantie au-delà de la loi.',
    years: '{{count}}\u00a0ans',
    alt: 'Label de {{name}}',
    form: 'Garantir une pièce',
    sku: 'Référence de la pièce',
    skuMissing: 'Indiquez la référence de la pièce.',
    yearsField: 'Durée, en années',
    yearsWrong: 'De {{min}} à {{max}}\u00a0ans.',
    file: 'Label officiel',
    fileMissing: 'Choisissez le fichier du label.',
    submit: 'Garantir cette pièce',
    put: 'Cette pièce est garantie.',
    remove: 'Ne plus garantir {{name}}',
    removeTitle: 'Ne plus garantir {{name}}\u00a0?',
    removeText:
      'Les pièces déjà vendues gardent leur garantie\u00a0; les prochaines n’auront que la garantie légale.',
    removed: 'Cette pièce n’a plus que la garantie légale.',
  },
  keep: 'Annuler',
  confirm: 'Retirer',
  sending: 'Le fichier part\u00a0: {{percent}}\u00a0%',
  unreached: 'La maison n’a pas pu être jointe. Vérifiez votre connexion, puis réessayez.',
  notDone: 'Ce n’est pas fait',
} as const

const en: SameShape<typeof fr> = {
  failed: 'The guarantees could not be read.',
  retry: 'Try again',
  notice: {
    title: 'Notice of the Union on the legal guarantee',
    hint: 'The official file of the European Commission, one for each language, without any change: PNG or JPEG, at least {{pixels}} pixels wide. It stands before the order button, one click from each piece, and leaves with the confirmation.',
    languages: { fr: 'In French', en: 'In English' },
    missing: 'Not in place yet: the text of the law is shown instead.',
    since: 'In place since {{day}}',
    alt: { fr: 'The notice in French', en: 'The notice in English' },
    choose: { fr: 'Choose the French file', en: 'Choose the English file' },
    replace: { fr: 'Replace the French file', en: 'Replace the English file' },
    remove: { fr: 'Take the French notice away', en: 'Take the English notice away' },
    removeTitle: 'Take this notice away?',
    removeText:
      'The law asks for it before each order. The text of the law will stand in its place, and the list before opening will ask for it again. The file is not kept.',
    placed: 'The notice is in place.',
    removed: 'The notice is taken away.',
  },
  durability: {
    title: 'Commercial guarantee of durability',
    hint: 'For pieces that the house itself guarantees, free of charge, for more than two years: their official label stands on their page, in the checkout and in the mail. What was sold keeps what was promised.',
    none: 'No piece is guaranteed beyond the law.',
    years: '{{count}} years',
    alt: 'Label of {{name}}',
    form: 'Guarantee a piece',
    sku: 'Reference of the piece',
    skuMissing: 'Enter the reference of the piece.',
    yearsField: 'Duration in years',
    yearsWrong: 'From {{min}} to {{max}} years.',
    file: 'Official label',
    fileMissing: 'Choose the file of the label.',
    submit: 'Guarantee this piece',
    put: 'This piece is guaranteed.',
    remove: 'No longer guarantee {{name}}',
    removeTitle: 'No longer guarantee {{name}}?',
    removeText:
      'Pieces already sold keep their guarantee; the next ones will have the legal guarantee alone.',
    removed: 'This piece has the legal guarantee alone.',
  },
  keep: 'Cancel',
  confirm: 'Take away',
  sending: 'The file leaves: {{percent}} %',
  unreached: 'The house could not be reached. Check your connection, then try again.',
  notDone: 'It is not done',
}

export const guaranteesDeskTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    guaranteesDesk: typeof fr
  }
}
