/** The reasons why a change of a product or a category is refused. */
export const catalogDeskRefusalsFr = {
  errors: {
    skuTaken: 'Cette référence est déjà celle d’une autre pièce.',
    categoryUnknown: 'Cette catégorie n’existe pas.',
    categoryUnnamed: 'Donnez un identifiant fait de lettres sans accent, de chiffres et de tirets.',
    categoryNotFound: 'Catégorie non trouvée',
    categoryTaken: 'Une autre catégorie porte déjà cet identifiant.',
    categoryInUse: 'Des pièces sont encore dans cette catégorie. Déplacez-les d’abord.',
    noNextVersion: 'Aucune version n’attend\u00a0: elle a été publiée ou jetée.',
    nextVersionChanged: 'La prochaine version a été changée entre-temps. Relisez-la.',
    nextOfUnpublished:
      'Seule une pièce publiée a une prochaine version\u00a0: enregistrez directement celle-ci.',
    versionNotFound: 'Cette version n’existe pas.',
    sizeNotSold: 'Cette pièce ne se vend pas dans cette taille.',
    alreadyShown: 'Cette pièce a déjà été montrée\u00a0: archivez-la plutôt.',
    publishedInPast: 'Un brouillon ne paraît qu’à un moment à venir.',
    categoryChanged: 'Cette catégorie a été modifiée entre-temps.',
    categoryOrderOfBefore: 'Une catégorie a été ajoutée ou supprimée entre-temps.',
    tooManyCategories: 'La maison a {{limit}} catégories au plus.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    'catalog-desk': typeof catalogDeskRefusalsFr
  }
}
