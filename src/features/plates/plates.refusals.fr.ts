/** Why a change of a picture is refused. */
export const platesRefusalsFr = {
  errors: {
    slotEmpty: 'Il n’y a pas d’image à cette place.',
    plateChanged: 'Cette image a été changée entre-temps.',
    plateSwept: 'Le fichier de cette image n’est plus là\u00a0: elle ne peut plus revenir.',
  },
  names: {
    key: 'image',
    altFr: 'description en français',
    altEn: 'description en anglais',
    focalPoint: 'cadrage',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    plates: typeof platesRefusalsFr
  }
}
