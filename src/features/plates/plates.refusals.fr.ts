/** Why a change of a picture is refused. */
export const platesRefusalsFr = {
  errors: {
    slotEmpty: 'Il n’y a pas d’image à cette place.',
    plateChanged: 'Cette image a été changée entre-temps.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    plates: typeof platesRefusalsFr
  }
}
