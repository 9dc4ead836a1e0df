import { queryOptions } from '@tanstack/react-query'
import type { ShownRecord } from '../../../ui/admin/shown-record.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { PresenceContract } from '../presence.contract.ts'
import { saysAgainMs } from '../presence.limits.ts'
import { recordCompanyTexts } from './record-company.texts.ts'

/** Who else of the team has a record open, asked again while this page is in front. */
export const RecordCompany = ({ kind, id }: ShownRecord) => {
  useOwnTexts('recordCompany', recordCompanyTexts)
  const { t } = useTranslation('recordCompany')
  const lng = useLanguage()
  const api = useApi<PresenceContract>()
  const { data: others = [] } = usePrivateQuery(
    queryOptions({
      queryKey: ['presence', kind, id],
      queryFn: async ({ signal }) =>
        (await api('POST /admin/presence', { body: { kind, id }, signal })).others,
      staleTime: 0,
      gcTime: 0,
      retry: false,
      refetchOnWindowFocus: true,
      refetchInterval: saysAgainMs,
    }),
  )
  const names = new Intl.ListFormat(lng).format(others)
  return (
    <p role="status" className="border-garance border-s-2 ps-3 text-small empty:hidden">
      {others.length > 0 && t('also', { count: others.length, names })}
    </p>
  )
}
