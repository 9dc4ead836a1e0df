import { queryOptions } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Api } from '../../../../shared/api/client.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { typedNameMaxLength } from '../../customers.limits.ts'
import type { CustomerRightsContract, Erasure } from '../../rights/rights.contract.ts'
import { customersKey } from '../customers.queries.ts'
import { ErasurePreview } from './erasure-preview.tsx'

const erasureQuery = (api: Api<CustomerRightsContract>, id: string) =>
  queryOptions({
    queryKey: ['customer-erasure', id],
    queryFn: async ({ signal }) =>
      (await api('GET /admin/customers/{id}/erasure', { params: { id }, signal })).erasure,
    staleTime: 0,
    meta: { private: true },
  })

interface ErasureFormProps {
  readonly id: string
  readonly erasure: Erasure
  readonly onClose: () => void
}

/** The name is typed once more, because nothing of it can be taken back. */
const ErasureForm = ({ id, erasure, onClose }: ErasureFormProps) => {
  const { t } = useTranslation('customerRights')
  const api = useApi<CustomerRightsContract>()
  const rules = useFieldRules()
  const navigate = useNavigate()
  const lng = useLanguage()
  const { name } = erasure
  const { write, busy, failure } = useWrite({
    send: async (body: { name: string }) => {
      await api('POST /admin/customers/{id}/erasure', { params: { id }, body })
      // The page of a person who is gone is left before the list is read again.
      await navigate(localizedPath(pathTo('adminCustomers'), lng))
    },
    succeeded: () => notify('general', { title: t('erasure.done', { name }), variant: 'success' }),
    refresh: { queryKey: [...customersKey, 'list'] },
  })
  const form = useForm({
    names: ['name'],
    check: rules.allRequired,
    submit: write,
    failure,
    failures: rules.failures,
  })
  return (
    <form method="post" {...form.props} className="mt-6 flex flex-col gap-5">
      <TextField
        {...form.field('name')}
        label={t('erasure.name', { name })}
        maxLength={typedNameMaxLength}
        autoComplete="off"
        required
      />
      <FormAlert>{form.refusal}</FormAlert>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" aria-disabled={busy || undefined} onClick={() => busy || onClose()}>
          {t('erasure.keep')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('erasure.confirm')}
        </Button>
      </div>
    </form>
  )
}

interface ErasureDialogProps {
  readonly id: string
  readonly name: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Shows what an erasure would do, read when the dialog opens, and does it for whoever repeats the name. */
export const ErasureDialog = ({ id, name, open, onClose }: ErasureDialogProps) => {
  const { t } = useTranslation('customerRights')
  const query = usePrivateQuery({ ...erasureQuery(useApi<CustomerRightsContract>(), id), enabled: open })
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || onClose()}
      title={t('erasure.title', { name })}
      plain
      closeLabel={t('erasure.keep')}
      width="wide"
      written
    >
      <Answered
        query={query}
        failed={t('erasure.failed')}
        retry={t('erasure.retry')}
        awaiting={<Skeleton className="h-60 w-full" />}
      >
        {(erasure) => (
          <>
            <ErasurePreview erasure={erasure} />
            {erasure.hindrances.length === 0 && <ErasureForm id={id} erasure={erasure} onClose={onClose} />}
          </>
        )}
      </Answered>
    </Dialog>
  )
}
