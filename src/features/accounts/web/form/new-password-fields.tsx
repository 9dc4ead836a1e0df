import type { Form } from '../../../../ui/forms/form/use-form.ts'
import { PasswordField } from '../../../../ui/forms/sent/password-field.tsx'
import { PasswordStrength } from './password-strength.tsx'

interface NewPasswordFieldsProps<Again extends string> {
  readonly form: Form<'password' | Again>
  readonly label: string
  /** The same password again, because the customer does not see what is typed. */
  readonly again: { readonly name: Again; readonly label: string }
}

/** The fields for a new password: the first shows how hard it is to guess, the second asks for it again. */
export const NewPasswordFields = <Again extends string>({
  form,
  label,
  again,
}: NewPasswordFieldsProps<Again>) => (
  <>
    <PasswordField {...form.field('password')} label={label} autoComplete="new-password" required>
      <PasswordStrength password={form.typed.password} />
    </PasswordField>
    <PasswordField {...form.field(again.name)} label={again.label} autoComplete="new-password" required />
  </>
)
