/** Why a call is refused; said by the server, so that no visitor loads it. */
export const documentsRefusalsFr = {
  errors: {
    documentNotFound: 'Ce texte n’existe pas.',
    versionNotFound: 'Cette version n’existe pas, ou plus.',
    versionInForce: 'Une version en vigueur ne change plus. Écrivez-en une nouvelle.',
    versionChanged: 'Cette version a été changée entre-temps. Rouvrez-la avant de la changer.',
    dayTaken: 'Une version porte déjà ce jour. Choisissez-en un autre.',
    tooManyVersions: 'Il y a déjà {{limit}} versions à venir. Retirez-en une d’abord.',
    textRefused: 'Ce texte ne peut pas être publié ainsi.',
    questionsChanged:
      'Les questions ont été changées entre-temps. Elles sont montrées telles qu’elles sont maintenant.',
  },
  fields: {
    dayPast: 'Choisissez aujourd’hui ou un jour à venir.',
    empty: 'Le texte manque.',
    html: 'Écrivez sans balises HTML\u00a0: un lien s’écrit [mots](adresse).',
    link: 'Un lien mène à une page du site (/contact), à https://, mailto: ou tel:.',
    blank:
      'Entre doubles accolades, un nom que rien ne remplit. La liste de ceux qui se remplissent est sous le texte.',
    headings: 'Les deux langues ont le même nombre de titres, dans le même ordre.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    documents: typeof documentsRefusalsFr
  }
}
