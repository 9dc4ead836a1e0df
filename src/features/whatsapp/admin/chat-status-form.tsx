import { type FormEvent, useState } from 'react'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Moment } from '../../../ui/admin/moment.tsx'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { TextareaField } from '../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { type AnsweringHours, ChatSaying } from '../web/panel/chat-saying.tsx'
import type { WhatsappContract, WhatsappStatus } from '../whatsapp.contract.ts'
import { customMessageMaxLength } from '../whatsapp.limits.ts'

interface ChatStatusFormProps {
  readonly status: WhatsappStatus & { readonly updatedBy: string | null }
  readonly hours: readonly AnsweringHours[]
}

interface StatusChange {
  readonly isOnline: boolean
  readonly customMessage: string
}

/**
 * The switch and the words of the chat, beside what visitors see of them. A field that was not touched here follows
 * the house, so that saving takes nothing back that a colleague has changed meanwhile.
 */
export const ChatStatusForm = ({ status, hours }: ChatStatusFormProps) => {
  const { t } = useTranslation('chatDesk')
  const api = useApi<WhatsappContract>()
  const [touched, setTouched] = useState<Partial<StatusChange>>({})
  const { isOnline, customMessage } = { ...status, ...touched }
  const { write, busy } = useWrite({
    send: (body: StatusChange) => api('PUT /whatsapp/status', { body }),
    succeeded: () => notify('general', { title: t('saved'), variant: 'success' }),
    failed: (error) => showFailure(t('unsaved'), error),
  })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const sent = touched
    if (await write({ isOnline, customMessage })) setTouched((now) => (now === sent ? {} : now))
  }
  return (
    <div className="grid grid-cols-1 gap-x-gutter gap-y-10 lg:grid-cols-2">
      <AdminSection id="chat-settings" title={t('status')}>
        <form method="post" onSubmit={save} className="flex max-w-[36rem] flex-col gap-4">
          <CheckboxField
            label={t('online')}
            hint={t('onlineHint')}
            checked={isOnline}
            onChange={({ target }) => setTouched((before) => ({ ...before, isOnline: target.checked }))}
          />
          <TextareaField
            label={t('message')}
            hint={t('messageHint', { max: customMessageMaxLength })}
            value={customMessage}
            maxLength={customMessageMaxLength}
            onChange={({ target }) => setTouched((before) => ({ ...before, customMessage: target.value }))}
          />
          <Button type="submit" loading={busy} className="self-start">
            {busy ? t('saving') : t('save')}
          </Button>
          <p className="text-ink-soft text-small">
            {t('changed')} <Moment at={status.lastUpdated} />
            {status.updatedBy && ` ${t('by', { name: status.updatedBy })}`}
          </p>
        </form>
      </AdminSection>
      <AdminSection id="chat-preview" title={t('preview')}>
        <div className="max-w-[24rem] border border-rule bg-sheet p-5">
          <ChatSaying
            status={{ isOnline, customMessage: customMessage.trim() }}
            greeting="default"
            hours={hours}
          />
        </div>
      </AdminSection>
    </div>
  )
}
