import { pathTo } from '../../../sitemap.ts'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { TeamContract } from '../team.contract.ts'
import { viewingAsTexts } from './viewing-as.texts.ts'

/** Says that an admin looks at the house with the rights of a colleague, and leads back. */
export const ViewingAs = ({ name }: { readonly name: string }) => {
  useOwnTexts('viewingAs', viewingAsTexts)
  const { t } = useTranslation('viewingAs')
  const api = useApi<TeamContract>()
  const { write, busy } = useWrite({
    send: () => api('DELETE /auth/view', {}),
    // Everything that was read with other rights is gone with the page.
    succeeded: () => location.assign(pathTo('adminTeam')),
    failed: (error) => showFailure(t('failed'), error),
    refresh: null,
  })
  return (
    <div
      role="status"
      className="frame flex flex-wrap items-center gap-x-6 gap-y-1 bg-rose py-2 text-ink text-small"
    >
      <p className="me-auto">{t('says', { name })}</p>
      <Button size="small" variant="secondary" loading={busy} onClick={() => void write()}>
        {t('end')}
      </Button>
    </div>
  )
}
