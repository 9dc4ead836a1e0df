/** What only the server says: why a file or a cell of it is refused. */
export const productFilesRefusalsFr = {
  errors: {
    noTable: 'Ce fichier ne contient pas de tableau\u00a0: une ligne de titres, puis une ligne par produit.',
    notUtf8: 'Ce fichier n’est pas en UTF-8.',
    tooManyRows: 'Un fichier compte {{limit}} lignes au plus.',
    columnsUnknown: 'Aucune colonne du fichier n’est reconnue, ou une colonne l’est deux fois.',
    faulty: 'Des lignes du fichier sont à corriger\u00a0: rien n’a été importé.',
    nothingToImport: 'Ce fichier ne change rien.',
    changedSince: 'Le catalogue a changé depuis la comparaison. Comparez de nouveau avant d’importer.',
    alreadyTakenBack: 'Cet import a déjà été repris.',
  },
  faults: {
    number: 'Un nombre est attendu, écrit comme 1290 ou 1 290,50.',
    answer: 'Répondez par oui ou par non.',
    category: 'Cette catégorie n’existe pas.',
    cut: 'Écrivez la coupe ainsi\u00a0: encolure cœur, traîne chapelle.',
    measures: 'Écrivez les mesures ainsi\u00a0: 38 poitrine 92 taille 73.5, 40 poitrine 96.',
    state: 'Un état est brouillon, publié ou archivé.',
    color: 'Une couleur a un nom et une teinte comme #AB3344.',
    unknownProduct: 'Aucun produit n’a cet identifiant.',
    twice: 'Le même produit se trouve déjà à la ligne {{line}}.',
    skuTaken: 'Un autre produit porte cette référence.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    'product-files': typeof productFilesRefusalsFr
  }
}
