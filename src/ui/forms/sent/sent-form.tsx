import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../buttons/button.tsx'
import type { ButtonVariant } from '../../buttons/button-style.ts'
import { FormAlert } from './form-alert.tsx'
import { FormDone } from './form-done.tsx'

interface SentFormProps {
  readonly form: { readonly props: ComponentProps<'form'>; readonly refusal: string | undefined }
  readonly busy: boolean
  /** What the last answer says. */
  readonly done: string | undefined
  readonly label: string
  readonly busyLabel: string
  readonly variant?: ButtonVariant
  readonly children: ReactNode
}

/**
 * Shows the fields, the error of the whole form and the submit button. `method="post"` keeps a password out of the
 * address when the form is submitted before its script is loaded.
 */
export const SentForm = (props: SentFormProps) => {
  const { form, busy, done, label, busyLabel, variant = 'primary', children } = props
  return (
    <form method="post" {...form.props} className="flex min-w-0 flex-col gap-5">
      <FormAlert>{form.refusal}</FormAlert>
      {children}
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant={variant} loading={busy}>
          {busy ? busyLabel : label}
        </Button>
        <FormDone>{done}</FormDone>
      </div>
    </form>
  )
}
