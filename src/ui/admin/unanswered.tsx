import { ApiError } from '../../shared/api/api-error.ts'
import { Button } from '../buttons/button.tsx'

interface UnansweredProps {
  readonly error: Error
  /** The sentence that says what could not be read. */
  readonly text: string
  readonly retry: { readonly label: string; readonly onPress: () => void }
}

/** With these statuses the caller is not signed in, or may not see this: asking again would change nothing. */
const refusals: readonly number[] = [401, 403]

/** Takes the place of content that could not be loaded. */
export const Unanswered = ({ error, text, retry }: UnansweredProps) => {
  if (error instanceof ApiError && refusals.includes(error.status))
    return (
      <p role="status" className="border-hairline border-y py-5 text-ink-soft">
        {error.message}
      </p>
    )
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-3 border-hairline border-y py-4">
      <p className="text-garance">{text}</p>
      <Button size="small" variant="secondary" onClick={retry.onPress}>
        {retry.label}
      </Button>
    </div>
  )
}
