import type { FormEvent } from 'react'
import { ContestedText } from '../../../ui/admin/editor/contested-text.tsx'
import { useReplacedText } from '../../../ui/admin/editor/use-replaced-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextareaField } from '../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { replyMaxLength } from '../reviews.limits.ts'

interface ReplyFormProps {
  /** The current reply of the house; '' when there is none. */
  readonly reply: string
  readonly busy: boolean
  /** Saves a reply in place of the one that was read; the answer says whether it was saved. */
  readonly onReply: (reply: { readonly text: string; readonly replaces: string }) => Promise<boolean>
}

/** What the house answers under a review. */
export const ReplyForm = ({ reply, busy, onReply }: ReplyFormProps) => {
  const { t } = useTranslation('reviewsAdmin')
  const replaced = useReplacedText(reply)
  const { text, replaces } = replaced
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (await onReply({ text, replaces })) replaced.reset()
  }
  return (
    <form method="post" onSubmit={(event) => void send(event)}>
      <TextareaField
        label={t('opened.reply')}
        hint={t('opened.replyHint')}
        value={text}
        maxLength={replyMaxLength}
        onChange={({ target }) => replaced.type(target.value)}
      />
      <ContestedText replaced={replaced} />
      <Button type="submit" variant="secondary" loading={busy} className="mt-4">
        {busy ? t('opened.replySaving') : t('opened.replySubmit')}
      </Button>
    </form>
  )
}
