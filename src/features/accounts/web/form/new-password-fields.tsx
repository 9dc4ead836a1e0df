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
  /** The same once more, as nobody sees what is written. */
  readonly again: NewField
  /** What is written so far. */
  readonly written: string
}

/** A password that is chosen: how hard it is to guess, and once more to be sure. */
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
