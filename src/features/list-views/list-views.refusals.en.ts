import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { listViewsRefusalsFr } from './list-views.refusals.fr.ts'

export const listViewsRefusalsEn: SameShape<typeof listViewsRefusalsFr> = {
  errors: {
    viewNotFound: 'This view does not exist or has been deleted.',
    manyViews: 'You already have twenty views of this list: delete one first.',
  },
  fields: { name: 'Name the view.' },
}
