import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Identité visuelle',
  lead: 'Le logo, l’icône et l’image des liens partagés. Ce que la maison ne donne pas reste celui d’origine.',
  failed: 'L’identité visuelle n’a pas pu être lue.',
  retry: 'Réessayer',
  kinds: {
    logo: 'Logo',
    logoDark: 'Logo sur fond sombre',
    icon: 'Icône',
    share: 'Image de partage',
  },
  hints: {
    logo: 'À la place du nom, en haut de chaque page. PNG ou WebP à fond transparent\u00a0; au moins {{width}}\u00a0pixels de large ou {{height}} de haut. Pas de SVG.',
    logoDark:
      'Facultatif\u00a0: pour qui lit la boutique sur fond sombre. Sans lui, le logo vaut pour les deux\u00a0; sans logo, il n’est pas montré.',
    icon: 'Dans l’onglet du navigateur et sur l’écran d’accueil d’un téléphone. Carrée, au moins {{width}}\u00a0pixels de côté\u00a0: rien n’en est coupé, et une image qui n’est pas carrée est refusée.',
    share:
      'Ce que montre un lien envoyé par message, pour les pages sans image à elles. Au moins {{width}}\u00a0×\u00a0{{height}}\u00a0pixels\u00a0; le cadrage se choisit ensuite.',
  },
  original: 'D’origine',
  none: 'Aucun',
  since: 'Depuis le {{day}}',
  choose: {
    logo: 'Choisir un logo',
    logoDark: 'Choisir un logo sur fond sombre',
    icon: 'Choisir une icône',
    share: 'Choisir une image de partage',
  },
  replace: {
    logo: 'Remplacer le logo',
    logoDark: 'Remplacer le logo sur fond sombre',
    icon: 'Remplacer l’icône',
    share: 'Remplacer l’image de partage',
  },
  sending: 'Envoi…',
  saved: 'Identité visuelle enregistrée',
  unreached: 'La maison n’a pas pu être jointe. Réessayez.',
  remove: 'Retirer',
  removed: 'Image retirée',
  notRemoved: 'L’image n’a pas été retirée',
  removal: {
    title: 'Retirer «\u00a0{{name}}\u00a0»\u00a0?',
    text: 'Ce qui est d’origine revient à sa place\u00a0; l’image retirée n’est pas gardée.',
    keep: 'Garder',
    confirm: 'Retirer',
  },
  frame: 'Cadrer',
  framing: {
    title: 'Cadrer l’image de partage',
    crop: 'Dans un lien partagé',
    save: 'Enregistrer',
    close: 'Fermer',
    failed: 'Le cadrage n’a pas été enregistré',
  },
  previews: {
    light: 'Sur fond clair',
    dark: 'Sur fond sombre',
    tab: 'Un onglet du navigateur',
    link: 'Un lien partagé',
  },
} as const

const en: SameShape<typeof fr> = {
  title: 'Visual identity',
  lead: 'The logo, the icon and the picture of shared links. What the house does not give stays as it came.',
  failed: 'The visual identity could not be read.',
  retry: 'Try again',
  kinds: {
    logo: 'Logo',
    logoDark: 'Logo on dark pages',
    icon: 'Icon',
    share: 'Share picture',
  },
  hints: {
    logo: 'In place of the name, at the top of every page. PNG or WebP with a transparent ground; at least {{width}} pixels of width or {{height}} of height. No SVG.',
    logoDark:
      'Optional: for those who read the shop on a dark ground. Without it the logo stands on both; without a logo it is not shown.',
    icon: 'In the tab of the browser and on the home screen of a telephone. Square, at least {{width}} pixels each side: nothing of it is cut, and a picture that is not square is refused.',
    share:
      'What a link sent in a message shows, for pages without a picture of their own. At least {{width}} × {{height}} pixels; how it is cropped is chosen afterwards.',
  },
  original: 'As it came',
  none: 'None',
  since: 'Since {{day}}',
  choose: {
    logo: 'Choose a logo',
    logoDark: 'Choose a logo for dark pages',
    icon: 'Choose an icon',
    share: 'Choose a share picture',
  },
  replace: {
    logo: 'Replace the logo',
    logoDark: 'Replace the logo for dark pages',
    icon: 'Replace the icon',
    share: 'Replace the share picture',
  },
  sending: 'Sending…',
  saved: 'Visual identity saved',
  unreached: 'The house could not be reached. Try again.',
  remove: 'Remove',
  removed: 'Picture removed',
  notRemoved: 'The picture was not removed',
  removal: {
    title: 'Remove “{{name}}”?',
    text: 'What came with the software takes its place again; the picture is not kept.',
    keep: 'Keep',
    confirm: 'Remove',
  },
  frame: 'Crop',
  framing: {
    title: 'Crop the share picture',
    crop: 'In a shared link',
    save: 'Save',
    close: 'Close',
    failed: 'The crop was not saved',
  },
  previews: {
    light: 'On a light ground',
    dark: 'On a dark ground',
    tab: 'A tab of the browser',
    link: 'A shared link',
  },
}

export const brandDeskTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    brandDesk: typeof fr
  }
}
