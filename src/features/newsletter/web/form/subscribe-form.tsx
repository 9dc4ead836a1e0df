import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextLink } from '../../../../ui/buttons/text-link.tsx'
import type { RefusedPost } from '../../../../ui/forms/form/posted-form.ts'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { Honeypot } from '../../../../ui/forms/honeypot.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { emailMaxLength } from '../../../accounts/accounts.limits.ts'
import type { NewsletterContract } from '../../newsletter.contract.ts'
import type { SubscriptionSource } from '../../newsletter.limits.ts'

/** What is asked for with an address. */
export interface SubscriptionDraft {
  readonly email: string
}

interface SubscribeFormProps {
  readonly source: SubscriptionSource
  readonly refused?: RefusedPost<SubscriptionDraft> | undefined
}

/** An address for the newsletter, and what it agrees to (§12.3). Without scripts it is posted to the page of the newsletter. */
export const SubscribeForm = ({ source, refused }: SubscribeFormProps) => {
  const { t } = useTranslation('subscribing')
  const lng = useLanguage()
  const api = useApi<NewsletterContract>()
  const { write, busy, answer, failure } = useWrite({
    send: (written: { email: string; website?: string }, idempotencyKey) =>
      api('POST /newsletter', { body: { ...written, source }, idempotencyKey }),
    succeeded: () => void form.reset({}),
    refresh: null,
  })
  const form = useForm({
    names: ['email', 'website'],
    start: refused?.draft,
    submit: ({ email, website }) => write({ email, ...(website !== '' && { website }) }),
    failure,
    failures: { failed: t('failed') },
    refused,
  })
  return (
    <form
      method="post"
      action={localizedPath(pathTo('newsletter'), lng)}
      {...form.props}
      className="@container flex max-w-measure flex-col gap-3"
    >
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          {...form.field('email')}
          label={t('label')}
          type="email"
          autoComplete="email"
          maxLength={emailMaxLength}
          required
          frameClassName="min-w-0 flex-1 basis-full @min-[21.5rem]:basis-0"
        />
        <Button type="submit" variant="secondary" loading={busy} className="@min-[21.5rem]:mt-7">
          {busy ? t('submitting') : t('submit')}
        </Button>
      </div>
      {form.refusal && <Refusal>{form.refusal}</Refusal>}
      <input type="hidden" name="source" value={source} />
      <Honeypot />
      <p aria-live="polite" className={answer ? 'text-small' : 'text-caption text-ink-soft'}>
        {answer?.message ?? t('consent')}
      </p>
      <TextLink to={localizedPath(pathTo('privacyNotice'), lng)} className="self-start text-caption">
        {t('privacyNotice')}
      </TextLink>
    </form>
  )
}
