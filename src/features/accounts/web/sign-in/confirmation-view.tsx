import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { FormDone } from '../../../../ui/forms/sent/form-done.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { useLinkToken } from '../../../../ui/routing/use-link-token.ts'
import type { ProfileContract } from '../../profile/profile.contract.ts'
import { accountQuery } from '../account.queries.ts'
import { SignInPage } from './sign-in-page.tsx'

interface ConfirmationViewProps {
  readonly houseName: string
  readonly plate: ReactNode
}

/**
 * Where the link that confirms an address leads. It waits for a click, because mail programs open links by themselves.
 */
export const ConfirmationView = (props: ConfirmationViewProps) => (
  <SignInPage {...props} step="confirmation" page="emailConfirmation">
    <Confirming />
  </SignInPage>
)

const Confirming = () => {
  const { t } = useTranslation('signIn')
  const token = useLinkToken()
  const api = useApi<ProfileContract>()
  const queries = useQueryClient()
  const { failures } = useFieldRules()
  const { write, busy, answer, failure } = useWrite({
    send: () => api('POST /auth/verify-email', { body: { token: token ?? '' } }),
    succeeded: () => void queries.invalidateQueries({ queryKey: accountQuery(api).queryKey }),
    refresh: null,
  })
  const form = useForm({ names: [], submit: () => write(), failure, failures })
  if (token === '') return <p>{t('confirmation.missing')}</p>
  return (
    <form method="post" {...form.props} className="flex flex-col items-start gap-6">
      <FormAlert>{form.refusal}</FormAlert>
      <FormDone>{answer?.message}</FormDone>
      {answer ? (
        <Button render={<LocalLink to={pathTo('account')} />}>{t('confirmation.toAccount')}</Button>
      ) : (
        <Button type="submit" size="large" loading={busy}>
          {busy ? t('confirmation.submitting') : t('confirmation.submit')}
        </Button>
      )}
    </form>
  )
}
