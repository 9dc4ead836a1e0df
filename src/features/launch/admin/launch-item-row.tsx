import { pathTo } from '../../../sitemap.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import type { LaunchItem, LaunchItemId } from '../launch-checklist.rules.ts'

type Section = 'garanties' | 'maison' | 'horaires' | 'societe' | 'hebergeur' | 'mediateur' | 'accessibilite'

/** The section of the settings where an item is put right; what has none is done outside of them. */
const sectionOf: Partial<Readonly<Record<LaunchItemId, Section>>> = {
  company: 'societe',
  mediator: 'mediateur',
  host: 'hebergeur',
  textileId: 'societe',
  guaranteeNotice: 'garanties',
  contact: 'maison',
  terms: 'horaires',
  accessibility: 'accessibilite',
}

/** One thing that is missing, and where it is put right. */
export const LaunchItemRow = ({ _id, count }: LaunchItem) => {
  const { t } = useTranslation('launch')
  const section = sectionOf[_id]
  const way =
    _id === 'lookbook'
      ? { to: pathTo('adminGallery'), words: t('ways.gallery') }
      : section && { to: `${pathTo('adminSettings')}#${section}`, words: t(`ways.${section}`) }
  return (
    <li className="border-hairline border-b py-3 text-small">
      <p className="max-w-[46rem]">{t(`items.${_id}`, { count: count ?? 0 })}</p>
      {way && (
        <LocalLink to={way.to} className="thread-link relative inline-flex min-h-11 items-center">
          {way.words}
        </LocalLink>
      )}
    </li>
  )
}
