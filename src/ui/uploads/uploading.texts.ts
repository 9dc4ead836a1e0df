import type { SameShape } from '../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Ajouter des images',
  hint: 'Choisissez une ou plusieurs images, ou déposez-les ici. JPEG, PNG, WebP, AVIF, HEIC, GIF ou TIFF, {{megabytes}}\u00a0Mo au plus chacune.',
  choose: 'Choisir des images',
  drop: 'Déposez les images ici',
  list: 'Images en route',
  waiting: 'En attente',
  sending: 'Envoi, {{percent}}\u00a0%',
  making: 'La maison prépare l’image…',
  notes: {
    small:
      '{{width}}\u00a0×\u00a0{{height}}\u00a0px\u00a0: elle paraîtra floue en grand. {{advised}}\u00a0px au moins sur le grand côté sont conseillés.',
    inks: 'Profil CMJN\u00a0: les couleurs ont été converties, à vérifier.',
    converted: 'Profil autre que sRGB\u00a0: les couleurs ont été converties, à vérifier.',
    unread: 'Profil de couleurs illisible\u00a0: les couleurs ont été prises telles quelles, à vérifier.',
  },
  retry: 'Réessayer',
  retryNamed: 'Réessayer «\u00a0{{name}}\u00a0»',
  giveUp: 'Retirer «\u00a0{{name}}\u00a0» de la liste',
  tooLarge: '«\u00a0{{name}}\u00a0» dépasse {{megabytes}}\u00a0Mo.',
  unreadable: '«\u00a0{{name}}\u00a0» est abîmée et n’a pas pu être lue.',
  unreachable: 'La maison n’a pas pu être jointe.',
} as const

const en: SameShape<typeof fr> = {
  title: 'Add pictures',
  hint: 'Choose one or more pictures, or drop them here. JPEG, PNG, WebP, AVIF, HEIC, GIF or TIFF, {{megabytes}} MB each at most.',
  choose: 'Choose pictures',
  drop: 'Drop the pictures here',
  list: 'Pictures on their way',
  waiting: 'Waiting',
  sending: 'Sending, {{percent}}%',
  making: 'The house is preparing the picture…',
  notes: {
    small:
      '{{width}} × {{height}} px: it will look soft when it is large. At least {{advised}} px on the longer side are advised.',
    inks: 'CMYK profile: the colours were converted, please check them.',
    converted: 'A profile other than sRGB: the colours were converted, please check them.',
    unread: 'The colour profile cannot be read: the colours were taken as they are, please check them.',
  },
  retry: 'Try again',
  retryNamed: 'Try “{{name}}” again',
  giveUp: 'Take “{{name}}” off the list',
  tooLarge: '“{{name}}” is larger than {{megabytes}} MB.',
  unreadable: '“{{name}}” is damaged and could not be read.',
  unreachable: 'The house could not be reached.',
}

export const uploadingTexts = { fr, en }

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    uploading: typeof fr
  }
}
