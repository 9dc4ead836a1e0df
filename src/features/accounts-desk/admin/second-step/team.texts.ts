import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  required: 'Demander les deux étapes à tous les administrateurs',
  requiredHint:
    'Qui ne les a pas encore pourra se connecter, mais l’espace de la maison ne s’ouvrira qu’ensuite. Mettez d’abord les vôtres en place.',
  caption: 'Qui travaille dans la maison',
  columns: { member: 'Personne', role: 'Rôle', since: 'Deux étapes depuis', deeds: 'Téléphone perdu' },
  admin: 'Administration',
  staff: 'Équipe',
  none: 'Pas encore',
  remove: 'Retirer',
  removeOf: 'Retirer les deux étapes de {{name}}',
  ask: {
    title: 'Retirer les deux étapes de {{name}}\u00a0?',
    text: 'Pour qui a perdu téléphone et codes de secours. Le mot de passe suffira jusqu’à la prochaine mise en place\u00a0; ses appareils sont déconnectés, et un e-mail le lui dit. Assurez-vous de vive voix que la demande vient bien d’elle ou de lui.',
    keep: 'Ne rien changer',
    confirm: 'Retirer',
  },
  notSaved: 'Rien n’a été changé. Réessayez.',
  failed: 'L’équipe n’a pas pu être lue.',
  retry: 'Réessayer',
} as const

const en: SameShape<typeof fr> = {
  required: 'Ask two steps of every administrator',
  requiredHint:
    'Whoever has not set them up can still sign in, but the house’s own area opens only afterwards. Set up yours first.',
  caption: 'Who works in the house',
  columns: { member: 'Person', role: 'Role', since: 'Two steps since', deeds: 'Telephone lost' },
  admin: 'Administration',
  staff: 'Team',
  none: 'Not yet',
  remove: 'Remove',
  removeOf: 'Remove the two steps of {{name}}',
  ask: {
    title: 'Remove the two steps of {{name}}?',
    text: 'For somebody who has lost telephone and recovery codes. The password alone will do until they are set up again; their devices are signed out, and an e-mail tells them. Make sure, by voice, that they asked for it.',
    keep: 'Change nothing',
    confirm: 'Remove',
  },
  notSaved: 'Nothing was changed. Please try again.',
  failed: 'The team could not be read.',
  retry: 'Try again',
}

export const teamTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    team: typeof fr
  }
}
