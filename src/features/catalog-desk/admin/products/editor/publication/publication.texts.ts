import type { SameShape } from '../../../../../../shared/i18n/text-registry.ts'

const fr = {
  states: { draft: 'Brouillon', published: 'Publié', archived: 'Archivé' },
  means: {
    draft: 'La boutique ne le connaît pas encore.',
    published: 'La boutique le montre et le vend.',
    archived: 'La boutique ne le montre plus\u00a0; son adresse mène à des pièces semblables.',
  },
  dated: 'Paraît de lui-même\u00a0:',
  lacks: {
    forbidding: 'Il manque, pour le publier',
    helping: 'Ce qui aiderait',
    hindering: 'Ce qui freine sa vente',
  },
  lack: {
    composition: 'la composition, en fibres',
    name: 'le nom en français',
    description: 'le texte en français',
    sizes: 'une taille, ou «\u00a0Sans taille\u00a0»',
    claims: 'des mots que la loi ne permet pas sans preuve\u00a0: {{detail}}',
    price: 'un prix\u00a0: il est à 0\u00a0€',
    soldOut: 'du stock\u00a0: rien ne peut être acheté',
    sizesOut: 'du stock en {{detail}}',
    pictures: 'une photographie',
    pictureWords: 'les mots de chaque photographie',
    english: 'les textes anglais\u00a0: en anglais on lit le français',
    fibresAbroad:
      'la composition en anglais\u00a0: hors de France, la loi veut qu’on puisse la lire avant d’acheter',
    care: 'l’entretien',
    color: 'la couleur, par laquelle on la filtre',
    material: 'l’étoffe, par laquelle on la filtre',
    tags: 'des mots-clés pour la recherche',
  },
  publish: 'Publier',
  publishAgain: 'Publier de nouveau',
  archive: 'Archiver',
  undate: 'Ne plus le programmer',
  saveFirst: 'Enregistrez d’abord vos modifications.',
  completeFirst: 'Complétez d’abord ce qui manque.',
  date: {
    title: 'Parution programmée',
    day: 'Paraît le',
    time: 'à (Paris)',
    set: 'Programmer',
    dayMissing: 'Indiquez un jour.',
    timeMissing: 'Indiquez une heure.',
  },
  done: {
    draft: 'Parution déprogrammée',
    published: 'Produit publié',
    archived: 'Produit archivé',
    dated: 'Parution programmée',
  },
  failed: 'Cela n’a pas abouti',
} as const

const en: SameShape<typeof fr> = {
  states: { draft: 'Draft', published: 'Published', archived: 'Archived' },
  means: {
    draft: 'The shop does not know it yet.',
    published: 'The shop shows it and sells it.',
    archived: 'The shop no longer shows it; its address leads to similar pieces.',
  },
  dated: 'Published by itself:',
  lacks: {
    forbidding: 'Missing before it can be published',
    helping: 'What would help',
    hindering: 'What holds up its sale',
  },
  lack: {
    composition: 'the composition, in fibres',
    name: 'the name in French',
    description: 'the text in French',
    sizes: 'a size, or “No sizes”',
    claims: 'words that the law does not allow without proof: {{detail}}',
    price: 'a price: it is €0',
    soldOut: 'stock: nothing can be bought',
    sizesOut: 'stock in {{detail}}',
    pictures: 'a photograph',
    pictureWords: 'the words of each photograph',
    english: 'the English texts: readers of English read French',
    fibresAbroad:
      'the composition in English: outside France, the law wants it to be readable before one buys',
    care: 'the care',
    color: 'the colour, by which it is filtered',
    material: 'the cloth, by which it is filtered',
    tags: 'keywords for the search',
  },
  publish: 'Publish',
  publishAgain: 'Publish again',
  archive: 'Archive',
  undate: 'No longer schedule it',
  saveFirst: 'Save your changes first.',
  completeFirst: 'Complete what is missing first.',
  date: {
    title: 'Scheduled publication',
    day: 'Published on',
    time: 'at (Paris)',
    set: 'Schedule',
    dayMissing: 'Enter a day.',
    timeMissing: 'Enter a time.',
  },
  done: {
    draft: 'No longer scheduled',
    published: 'Product published',
    archived: 'Product archived',
    dated: 'Publication scheduled',
  },
  failed: 'This did not succeed',
}

export const publicationTexts = { fr, en }

declare module '../../../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    publication: typeof fr
  }
}
