import type { Language } from '../../../../../shared/i18n/languages.ts'
import { localizedPath } from '../../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../../sitemap.ts'
import { type ShopFilters, searchOf } from './shop-filters.ts'

/** The address of the boutique with these filters. */
export const shopUrl = (filters: ShopFilters, lng: Language) =>
  localizedPath(pathTo('shop') + searchOf(filters), lng)
