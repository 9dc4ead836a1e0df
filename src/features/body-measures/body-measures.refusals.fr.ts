/** What only the server says: why a call is refused. */
export const bodyMeasuresRefusalsFr = {
  errors: {
    profileGone: 'Ces mesures n’existent plus.',
    profilesFull: 'Il y a déjà douze personnes dans vos mesures\u00a0: supprimez-en une d’abord.',
    profileKnown: 'Vous avez déjà vos propres mesures\u00a0: donnez un nom à celles d’une autre personne.',
    measuresChanged:
      'Ces mesures viennent d’être reprises par ailleurs. Relisez-les avant d’enregistrer les vôtres.',
    versionsFull: 'Ces mesures ont été reprises deux cents fois\u00a0: commencez une nouvelle fiche.',
    measuresLost: 'Ces mesures ne peuvent plus être lues. Reprenez-les, ou écrivez-nous.',
  },
  fields: {
    name: 'Donnez un nom de soixante signes au plus.',
    takenOn: 'Les mesures ne peuvent pas avoir été prises après aujourd’hui.',
    length: 'Un ruban va de 0 à 300\u00a0cm.',
    twice: 'Chaque mesure n’est donnée qu’une fois.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    'body-measures': typeof bodyMeasuresRefusalsFr
  }
}
