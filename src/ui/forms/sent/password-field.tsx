import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react'
import { describedBy } from '../described-by.ts'
import { FieldFrame, type FieldTexts } from '../field-frame.tsx'
import { useSentFormTexts } from './use-sent-form-texts.ts'

type PasswordFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> &
  FieldTexts & { label: string; autoComplete: 'current-password' | 'new-password' }

/**
 * A password field that can show its text. It hides the text again at the submit, or browsers would suggest it later
 * like a name.
 */
export const PasswordField = ({ label, hint, error, children, ...rest }: PasswordFieldProps) => {
  const t = useSentFormTexts()
  const ownId = useId()
  const id = rest.id ?? ownId
  const frame = { id, label, hint, error, required: rest.required }
  const [shown, setShown] = useState(false)
  const control = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = control.current?.closest('form')
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <FieldFrame {...frame}>
      <div ref={control} className="relative">
        <input
          autoCapitalize={shown ? 'none' : undefined}
          spellCheck={false}
          {...rest}
          {...describedBy(id, frame)}
          id={id}
          type={shown ? 'text' : 'password'}
          className="control pe-28"
        />
        <button
          type="button"
          aria-label={t(shown ? 'hideField' : 'showField', { label })}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 px-4 text-ink-soft text-small underline decoration-1 decoration-garance underline-offset-[0.22em] transition-colors hover:text-ink focus-visible:-outline-offset-4"
        >
          {t(shown ? 'hide' : 'show')}
        </button>
      </div>
      {children}
    </FieldFrame>
  )
}
