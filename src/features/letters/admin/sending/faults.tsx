import { ApiError } from '../../../../shared/api/api-error.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'

/** What a letter lacks, as the server says it; nothing while nothing is lacking. */
export const Faults = ({ failure }: { readonly failure: unknown }) => {
  const faults = failure instanceof ApiError ? Object.entries(failure.fields) : []
  if (faults.length === 0) return null
  return (
    <Refusal>
      {faults.map(([field, message]) => (
        <span key={field} className="block">
          {message}
        </span>
      ))}
    </Refusal>
  )
}
