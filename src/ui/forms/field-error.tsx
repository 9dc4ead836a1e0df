import { Icon } from '../buttons/icon.tsx'
import { useSteady } from './use-steady.ts'

/** The sentence that says what to correct; colour alone never marks an error. It moves nothing while something is pressed. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) => {
  const shown = useSteady(error)
  if (!shown) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-small text-garance">
      <Icon name="alert" size={16} className="mt-[0.2em] flex-none" />
      {shown}
    </p>
  )
}
