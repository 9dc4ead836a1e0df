import { Icon } from '../buttons/icon.tsx'

/** The sentence that says what to correct; colour alone never marks an error. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) => {
  if (!error) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-small text-garance">
      <Icon name="alert" size={16} className="mt-[0.2em] flex-none" />
      {error}
    </p>
  )
}
