import type { SameShape } from '../../../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Versions',
  lead: 'Tout ce qui a été fait à ce produit. Rétablir une version en fait une nouvelle\u00a0; le stock et les photographies restent.',
  failed: 'Les versions n’ont pas pu être lues.',
  retry: 'Réessayer',
  none: 'Rien n’a été noté.',
  house: 'La maison',
  older: 'Plus anciennes',
  newer: 'Plus récentes',
  restore: 'Rétablir',
  restoreOf: 'Rétablir la version du {{moment}}',
  restored: 'Version rétablie',
  notRestored: 'La version n’a pas été rétablie',
  nothing: 'rien',
  state: 'État',
  publishAt: 'Paraît le',
  actions: {
    created: 'a créé le produit',
    updated: 'a modifié',
    restored: 'a rétabli une version',
    next_published: 'a publié la prochaine version',
    published: 'a publié',
    archived: 'a archivé',
    dated: 'a fixé la parution',
    images_added: 'a ajouté des photographies',
    image_described: 'a décrit une photographie',
    image_replaced: 'a remplacé une photographie',
    images_reordered: 'a changé l’ordre des photographies',
    main_image_set: 'a choisi la photographie principale',
    image_removed: 'a retiré une photographie',
  },
  copy: 'Dupliquer',
  copied: 'Copie commencée, en brouillon',
  notCopied: 'Le produit n’a pas été dupliqué',
} as const

const en: SameShape<typeof fr> = {
  title: 'Versions',
  lead: 'All that was done to this product. Restoring a version makes a new one; stock and photographs stay.',
  failed: 'The versions could not be read.',
  retry: 'Try again',
  none: 'Nothing was noted.',
  house: 'The house',
  older: 'Older',
  newer: 'Newer',
  restore: 'Restore',
  restoreOf: 'Restore the version of {{moment}}',
  restored: 'Version restored',
  notRestored: 'The version was not restored',
  nothing: 'nothing',
  state: 'State',
  publishAt: 'Published on',
  actions: {
    created: 'created the product',
    updated: 'changed it',
    restored: 'restored a version',
    next_published: 'published the next version',
    published: 'published it',
    archived: 'archived it',
    dated: 'set its publication',
    images_added: 'added photographs',
    image_described: 'described a photograph',
    image_replaced: 'replaced a photograph',
    images_reordered: 'changed the order of the photographs',
    main_image_set: 'chose the main photograph',
    image_removed: 'removed a photograph',
  },
  copy: 'Duplicate',
  copied: 'Copy begun, as a draft',
  notCopied: 'The product was not duplicated',
}

export const versionsTexts = { fr, en }

declare module '../../../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    productVersions: typeof fr
  }
}
