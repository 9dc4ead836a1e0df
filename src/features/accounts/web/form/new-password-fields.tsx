import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from '../../../../ui/forms/sent/password-field.tsx'
import { PasswordStrength } from './password-strength.tsx'

interface NewField {
  readonly label: string
  readonly error: string | undefined
  readonly registered: UseFormRegisterReturn
}

interface NewPasswordFieldsProps {
  readonly password: NewField
  /** The same password again, because the customer does not see what is typed. */
  readonly again: NewField
  /** What is written so far. */
  readonly written: string
}

/** The fields for a new password: the first shows how hard it is to guess, the second asks for it again. */
export const NewPasswordFields = ({ password, again, written }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...password.registered}
      label={password.label}
      autoComplete="new-password"
      required
      error={password.error}
    >
      <PasswordStrength password={written} />
    </PasswordField>
    <PasswordField
      {...again.registered}
      label={again.label}
      autoComplete="new-password"
      required
      error={again.error}
    />
  </>
)
