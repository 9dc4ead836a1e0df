import type { ComponentPropsWithRef } from 'react'
import { TextField } from '../text-field.tsx'

type CodeFieldProps = Omit<ComponentPropsWithRef<typeof TextField>, 'type' | 'autoComplete'> & {
  /** Whether the code is shown by the telephone; a recovery code has letters. */
  readonly kind: 'telephone' | 'recovery' | 'any'
}

const ofKind = {
  telephone: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 },
  recovery: { inputMode: 'text', autoComplete: 'off', maxLength: 40 },
  any: { inputMode: 'text', autoComplete: 'one-time-code', maxLength: 40 },
} as const

/** A field for a code of the second step, with spaced digits as the telephone shows them. */
export const CodeField = ({ kind, ...rest }: CodeFieldProps) => (
  <TextField
    {...ofKind[kind]}
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    required
    className="tabular-nums tracking-[0.18em]"
    {...rest}
  />
)
