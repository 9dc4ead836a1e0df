import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextareaField } from '../../../ui/forms/textarea-field.tsx'
import { replyMaxLength } from '../reviews.limits.ts'

interface ReplyFormProps {
  /** The current reply of the house; '' when there is none. */
  readonly reply: string
  readonly busy: boolean
  readonly onReply: (text: string) => void
}

/** What the house answers under a review. */
export const ReplyForm = ({ reply, busy, onReply }: ReplyFormProps) => {
  const { t } = useTranslation('reviewsAdmin')
  const [text, setText] = useState(reply)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onReply(text)
  }
  return (
    <form method="post" onSubmit={send}>
      <TextareaField
        label={t('opened.reply')}
        hint={t('opened.replyHint')}
        value={text}
        maxLength={replyMaxLength}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary" loading={busy} className="mt-4">
        {busy ? t('opened.replySaving') : t('opened.replySubmit')}
      </Button>
    </form>
  )
}
