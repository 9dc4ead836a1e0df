import type { SameShape } from '../../../shared/i18n/text-registry.ts'
import type { notFoundTextsFr } from './not-found.texts.fr.ts'

export const notFoundTextsEn: SameShape<typeof notFoundTextsFr> = {
  title: 'Page not found',
  sentence: 'The page does not exist or has been moved.',
  path: 'Requested address:',
  home: 'Back to home',
  back: 'Previous page',
  shop: 'See the boutique',
}
