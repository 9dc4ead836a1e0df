import { useRef, useState } from 'react'
import { useSession } from '../../../ui/api/api-provider.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useForm } from '../../../ui/forms/form/use-form.ts'
import { TextareaField } from '../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { replyMaxLength } from '../contact.limits.ts'
import type { InboxContract, InboxMessage } from '../inbox.contract.ts'
import { useInboxWrite } from './use-inbox-write.ts'

interface ReplyDraft {
  readonly text: string
  /** What was read when the answer was begun: a colleague's answer that came in meanwhile is told before this one goes. */
  readonly begunAt: number | undefined
}

const blank: ReplyDraft = { text: '', begunAt: undefined }

/** By account and message, as long as this tab shows the site. */
const drafts = new Map<string, ReplyDraft>()

/** An answer that stays while its writer looks at other messages, or signs in again. */
const useReplyDraft = (messageId: string) => {
  const { tokens } = useSession()
  const [key] = useState(() => `${tokens.accountId()} ${messageId}`)
  const [draft, setDraft] = useState(() => drafts.get(key) ?? blank)
  const keep = (change: Partial<ReplyDraft>) => {
    const next = { ...(drafts.get(key) ?? blank), ...change }
    drafts.set(key, next)
    setDraft(next)
  }
  return [draft, keep] as const
}

/** Answers a message by mail. What is written stays until it has left. */
export const MessageReplyForm = ({ message }: { message: InboxMessage }) => {
  const { t } = useTranslation('inbox')
  const api = useApi<InboxContract>()
  const { _id: id, version } = message
  const [{ text, begunAt }, keep] = useReplyDraft(id)
  const sent = useRef('')
  const { write, busy } = useInboxWrite({
    send: (body: { version: number; text: string }, idempotencyKey) =>
      api('POST /admin/messages/{id}/replies', { params: { id }, body, idempotencyKey }),
    done: () => t('opened.sent'),
    undo: () => ({ id, action: 'message.replied' }),
    // What was written is there again, to be put right.
    takenBack: () => form.put({ text: sent.current }),
    writesMail: true,
    succeeded: () => form.put({ text: '' }),
    settled: () => keep({ begunAt: undefined }),
  })
  const form = useForm({
    names: ['text'],
    start: { text },
    check: (typed) => ({ text: typed.text.trim() === '' ? t('opened.replyMissing') : undefined }),
    submit: (typed) => {
      sent.current = typed.text
      return write({ version: begunAt ?? version, text: typed.text })
    },
    changed: (typed) => keep({ text: typed.text, begunAt: text === '' ? version : (begunAt ?? version) }),
  })
  return (
    <form method="post" {...form.props}>
      <TextareaField
        {...form.field('text')}
        label={t('opened.reply')}
        hint={t('opened.replyHint')}
        rows={8}
        maxLength={replyMaxLength}
      />
      <Button type="submit" loading={busy} className="mt-4">
        {busy ? t('opened.sending') : t('opened.send')}
      </Button>
    </form>
  )
}
