import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '../../buttons/button.tsx'
import type { ButtonVariant } from '../../buttons/button-style.ts'
import { FormAlert } from './form-alert.tsx'
import { FormDone } from './form-done.tsx'

interface SentFormProps {
  readonly sent: {
    readonly submit: FormEventHandler<HTMLFormElement>
    readonly refusal: string | undefined
    readonly done: string | undefined
    readonly isSending: boolean
  }
  readonly label: string
  readonly busyLabel: string
  readonly variant?: ButtonVariant
  readonly children: ReactNode
}

/**
 * Shows the fields, the error of the whole form and the submit button. `method="post"` keeps a password out of the
 * address when the form is submitted before its script is loaded.
 */
export const SentForm = ({ sent, label, busyLabel, variant = 'primary', children }: SentFormProps) => (
  <form method="post" noValidate onSubmit={sent.submit} className="flex min-w-0 flex-col gap-5">
    <FormAlert>{sent.refusal}</FormAlert>
    {children}
    <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button type="submit" variant={variant} loading={sent.isSending}>
        {sent.isSending ? busyLabel : label}
      </Button>
      <FormDone>{sent.done}</FormDone>
    </div>
  </form>
)
