import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../ui/api/use-api.ts'
import { Button } from '../../../ui/button.tsx'
import { TextareaField } from '../../../ui/textarea-field.tsx'
import { replyMaxLength } from '../contact.limits.ts'
import type { InboxContract, InboxMessage } from '../inbox.contract.ts'
import { useInboxWrite } from './use-inbox-write.ts'

/** Answers a message by mail. What is written stays until it has left. */
export const MessageReplyForm = ({ message }: { message: InboxMessage }) => {
  const { t } = useTranslation('inbox')
  const api = useApi<InboxContract>()
  const { _id: id, version } = message
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  /** What was read when the answer was begun: a colleague's answer that came in meanwhile is told before this one goes. */
  const [begunAt, setBegunAt] = useState<number>()
  const { write, busy } = useInboxWrite({
    send: (body: { version: number; text: string }, idempotencyKey) =>
      api('POST /admin/messages/{id}/replies', { params: { id }, body, idempotencyKey }),
    done: () => t('opened.sent'),
    succeeded: () => setText(''),
    settled: () => setBegunAt(undefined),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() === '') field.current?.focus()
    else void write({ version: begunAt ?? version, text })
  }
  return (
    <form method="post" onSubmit={send} noValidate>
      <TextareaField
        ref={field}
        label={t('opened.reply')}
        hint={t('opened.replyHint')}
        value={text}
        rows={8}
        maxLength={replyMaxLength}
        error={isMissing ? t('opened.replyMissing') : undefined}
        onChange={({ target }) => {
          setText(target.value)
          setBegunAt(text === '' ? version : (begunAt ?? version))
          setMissing(false)
        }}
      />
      <Button type="submit" loading={busy} className="mt-4">
        {busy ? t('opened.sending') : t('opened.send')}
      </Button>
    </form>
  )
}
