import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../sitemap.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../ui/routing/way-on.tsx'
import type { LaunchContract } from '../launch.contract.ts'
import { launchQuery } from './launch.queries.ts'
import { launchTexts } from './launch.texts.ts'

/** How much is missing before the house may open, with the way there; its place is kept, so that nothing moves. */
export const LaunchLine = ({ isAdmin }: { isAdmin: boolean }) => {
  useOwnTexts('launch', launchTexts)
  const { t } = useTranslation('launch')
  const { data: items = [] } = useQuery({ ...launchQuery(useApi<LaunchContract>()), enabled: isAdmin })
  const count = items.filter(({ severity }) => severity !== 'advice').length
  return (
    <div className="min-h-11">
      {count > 0 && <WayOn to={pathTo('adminSettings')}>{t('before', { count })}</WayOn>}
    </div>
  )
}
