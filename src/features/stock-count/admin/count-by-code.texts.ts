import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  open: 'Lire un code-barres',
  title: 'Lire un code-barres',
  close: 'Fermer',
  camera: {
    opening: 'La caméra s’ouvre…',
    reading: 'Tenez le code devant la caméra\u00a0: la ligne du produit s’ouvre d’elle-même.',
    noReader: 'Ce navigateur ne sait pas lire les codes-barres. Tapez la référence.',
    insecure: 'La caméra ne s’ouvre qu’à une adresse en https. Tapez la référence.',
    closedHere: 'La caméra est fermée aux pages de la boutique, d’où vous venez. Rechargez celle-ci.',
    refused:
      'L’accès à la caméra est refusé. Autorisez-le dans les réglages du navigateur, ou tapez la référence.',
    noCamera: 'Cet appareil n’a pas de caméra. Tapez la référence.',
    broken: 'La caméra n’a pas pu être ouverte\u00a0: une autre application s’en sert peut-être.',
  },
  reload: 'Recharger la page',
  sku: 'Référence',
  skuHint: 'Un lecteur à main écrit ici aussi.',
  go: 'Ouvrir la ligne',
  seeking: 'Recherche de «\u00a0{{sku}}\u00a0»…',
  unknown: 'Aucun produit n’a la référence «\u00a0{{sku}}\u00a0».',
  unreadable: 'Ce code n’est pas une référence.',
  failed: 'La maison n’a pas pu être jointe. Lisez le code de nouveau.',
} as const

const en: SameShape<typeof fr> = {
  open: 'Scan a bar code',
  title: 'Scan a bar code',
  close: 'Close',
  camera: {
    opening: 'The camera is opening…',
    reading: 'Hold the code in front of the camera: the product’s line opens by itself.',
    noReader: 'This browser cannot read bar codes. Type the reference.',
    insecure: 'The camera only opens at an https address. Type the reference.',
    closedHere: 'The camera is closed to the pages of the shop, from which you came. Reload this one.',
    refused: 'Access to the camera is refused. Allow it in the browser’s settings, or type the reference.',
    noCamera: 'This device has no camera. Type the reference.',
    broken: 'The camera could not be opened: another application may be using it.',
  },
  reload: 'Reload the page',
  sku: 'Reference',
  skuHint: 'A hand scanner writes here as well.',
  go: 'Open the line',
  seeking: 'Looking for “{{sku}}”…',
  unknown: 'No product has the reference “{{sku}}”.',
  unreadable: 'This code is no reference.',
  failed: 'The house could not be reached. Scan the code again.',
}

export const countByCodeTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    countByCode: typeof fr
  }
}
