import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Api } from '../../../../shared/api/client.ts'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { useChangedUrl } from '../../../../ui/admin/use-changed-url.ts'
import { sentenceOf } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { Customer, CustomerDetail, CustomersContract } from '../../customers.contract.ts'
import { searchMaxLength } from '../../customers.limits.ts'
import type { CustomerRightsContract } from '../../rights/rights.contract.ts'
import { customersKey } from '../customers.queries.ts'
import { nameOf } from '../name-of.ts'
import { PersonCard } from './person-card.tsx'

const mostFound = 6

const foundQuery = (api: Api<CustomersContract>, search: string) =>
  queryOptions({
    queryKey: [...customersKey, 'to-join', search],
    queryFn: async ({ signal }) =>
      (await api('GET /admin/customers', { query: { search, limit: mostFound }, signal })).customers,
    staleTime: 0,
    meta: { private: true },
  })

interface ChoiceProps {
  readonly customer: CustomerDetail
  readonly onChoose: (other: Customer) => void
}

/** Finds the other person; of two accounts none is offered, because they cannot be joined. */
const Choice = ({ customer, onChoose }: ChoiceProps) => {
  const { t } = useTranslation('customerRights')
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useState('')
  const query = usePrivateQuery({
    ...foundQuery(useApi<CustomersContract>(), search),
    enabled: search !== '',
  })
  return (
    <>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          setSearch(typed.trim())
        }}
        className="flex flex-wrap items-end gap-3"
      >
        <TextField
          label={t('join.search')}
          value={typed}
          maxLength={searchMaxLength}
          onChange={({ target }) => setTyped(target.value)}
          frameClassName="min-w-0 grow"
        />
        <Button type="submit" variant="secondary">
          {t('join.find')}
        </Button>
      </form>
      {search !== '' && (
        <Answered
          query={query}
          failed={t('join.failed')}
          retry={t('erasure.retry')}
          awaiting={<Skeleton className="mt-4 h-24 w-full" />}
        >
          {(found) => {
            const offered = found.filter(
              ({ _id, hasAccount }) => _id !== customer._id && !(hasAccount && customer.hasAccount),
            )
            return offered.length === 0 ? (
              <p className="mt-4 text-small">{t('join.nobody')}</p>
            ) : (
              <ul aria-label={t('join.found')} className="mt-4 flex flex-col gap-2">
                {offered.map((other) => (
                  <li key={other._id}>
                    <Button variant="quiet" size="small" onClick={() => onChoose(other)}>
                      {[nameOf(other), other.email || other.phone].filter(Boolean).join(' · ')}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }}
        </Answered>
      )}
    </>
  )
}

interface BothProps {
  readonly customer: CustomerDetail
  readonly other: Customer
  readonly onBack: () => void
  readonly onClose: () => void
}

/** What each of the two has, before they are one. */
const Both = ({ customer, other, onBack, onClose }: BothProps) => {
  const { t } = useTranslation('customerRights')
  const api = useApi<CustomerRightsContract>()
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const { write, busy, failure } = useWrite({
    send: async () => {
      const { customerId } = await api('POST /admin/customers/{id}/joins', {
        params: { id: customer._id },
        body: { otherId: other._id },
      })
      onClose()
      // Of a guest and a customer with an account, the page of the customer stays.
      if (customerId !== customer._id) await navigate(urlWith({ opened: customerId }))
    },
    succeeded: () => notify('general', { title: t('join.done'), variant: 'success' }),
    refresh: { queryKey: customersKey },
  })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <PersonCard person={customer} />
        <PersonCard person={other} />
      </div>
      <p className="mt-4 text-small">{t('join.text')}</p>
      <FormAlert>{failure ? (sentenceOf(failure) ?? t('join.notDone')) : undefined}</FormAlert>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => busy || onBack()}>
          {t('join.another')}
        </Button>
        <Button loading={busy} onClick={() => void write()}>
          {t('join.confirm')}
        </Button>
      </div>
    </>
  )
}

interface JoinDialogProps {
  readonly customer: CustomerDetail
  readonly open: boolean
  readonly onClose: () => void
}

/** Joins two records of one person: the other is found, both are seen, and they are one. */
export const JoinDialog = ({ customer, open, onClose }: JoinDialogProps) => {
  const { t } = useTranslation('customerRights')
  const [other, setOther] = useState<Customer>()
  const close = () => {
    setOther(undefined)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || close()}
      title={t('join.title')}
      plain
      closeLabel={t('join.keep')}
      width="wide"
      written
    >
      {other ? (
        <Both customer={customer} other={other} onBack={() => setOther(undefined)} onClose={close} />
      ) : (
        <Choice customer={customer} onChoose={setOther} />
      )}
    </Dialog>
  )
}
