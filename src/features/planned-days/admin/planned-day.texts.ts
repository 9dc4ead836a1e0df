import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Ce jour-là aussi',
  published: 'paraît à {{time}}',
  changed: 'nouvelle version à {{time}}',
  price: '{{before}} → {{after}}',
  boards: { lookbook: 'dans le Look Book', inspiration: 'dans Inspiration' },
  letter: 'lettre qui part à {{time}}',
  failed: 'Ce qui est prévu ce jour-là n’a pas pu être lu.',
} as const

const en: SameShape<typeof fr> = {
  title: 'Also on this day',
  published: 'is published at {{time}}',
  changed: 'new version at {{time}}',
  price: '{{before}} → {{after}}',
  boards: { lookbook: 'in the Look Book', inspiration: 'in Inspiration' },
  letter: 'letter that leaves at {{time}}',
  failed: 'What is planned for this day could not be read.',
}

export const plannedDayTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    plannedDay: typeof fr
  }
}
