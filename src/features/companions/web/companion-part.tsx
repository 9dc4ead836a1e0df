import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Api } from '../../../shared/api/client.ts'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../sitemap.ts'
import { useSession } from '../../../ui/api/api-provider.tsx'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { TitledPart } from '../../../ui/titled-part.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { OwnAccess } from '../../commissions/web/own/own-access.public.ts'
import type { CompanionsContract } from '../companions.contract.ts'
import { companionTexts } from './companion.texts.ts'

const keyQuery = (api: Api<CompanionsContract>, { id, key }: OwnAccess) =>
  queryOptions({
    queryKey: ['companion-key', id, key],
    queryFn: async ({ signal }) =>
      (await api('GET /commissions/{id}/companion', { params: { id }, query: { key }, signal })).key,
    meta: { private: true },
  })

interface OpenLinkProps {
  readonly address: string
  readonly busy: boolean
  readonly onClose: () => void
}

/** The link that is open: to copy, or to close. */
const OpenLink = ({ address, busy, onClose }: OpenLinkProps) => {
  const { t } = useTranslation('companion')
  const id = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      notify('general', { title: t('copied'), variant: 'success' })
    } catch {
      notify('general', { title: t('notCopied'), variant: 'destructive' })
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={id} className="font-medium text-small">
        {t('address')}
      </label>
      <input
        id={id}
        readOnly
        translate="no"
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="control max-w-measure"
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button variant="quiet" loading={busy} onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  )
}

/** Where a customer lets somebody follow the commission, and takes that back. */
export const CompanionPart = ({ access }: { readonly access: OwnAccess }) => {
  useOwnTexts('companion', companionTexts)
  const { t } = useTranslation('companion')
  const lng = useLanguage()
  const { publicUrl } = useSession()
  const api = useApi<CompanionsContract>()
  const { id, key } = access
  const { data } = useQuery(keyQuery(api, access))
  const named = { params: { id }, query: { key } }
  const opening = useWrite({
    send: () => api('PUT /commissions/{id}/companion', named),
    failed: (error) => showFailure(t('notOpened'), error),
  })
  const closing = useWrite({
    send: () => api('DELETE /commissions/{id}/companion', named),
    succeeded: () => notify('general', { title: t('closed') }),
    failed: (error) => showFailure(t('notClosed'), error),
  })
  return (
    <div className="print:hidden">
      <TitledPart title={t('title')}>
        <p className="mb-4 max-w-measure text-ink-soft">{t('lead')}</p>
        {data ? (
          <OpenLink
            address={`${publicUrl}${localizedPath(pathTo('companion'), lng)}#${id}.${data}`}
            busy={closing.busy}
            onClose={() => void closing.write()}
          />
        ) : (
          <Button variant="secondary" loading={opening.busy} onClick={() => void opening.write()}>
            {t('open')}
          </Button>
        )}
      </TitledPart>
    </div>
  )
}
