/** What only the server says: why a call is refused. */
export const listViewsRefusalsFr = {
  errors: {
    viewNotFound: 'Cette vue n’existe pas ou a été supprimée.',
    manyViews: 'Vous avez déjà vingt vues de cette liste\u00a0: supprimez-en une d’abord.',
  },
  fields: { name: 'Donnez un nom à la vue.' },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    'list-views': typeof listViewsRefusalsFr
  }
}
