import { useId } from 'react'
import { FieldError } from '../forms/field-error.tsx'
import { RequiredMark } from '../forms/required-mark.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { Star } from './star.tsx'

const RATINGS = [1, 2, 3, 4, 5] as const

interface RatingInputProps {
  readonly legend: string
  readonly name: string
  /** The label of a number of stars, for instance « 3 étoiles ». */
  readonly labelOf: (rating: number) => string
  readonly value?: number | undefined
  readonly defaultValue?: number | undefined
  readonly onChange?: (rating: number) => void
  readonly required?: boolean
  readonly error?: string | undefined
}

/**
 * A choice of one to five stars. They are native radios, so arrow keys, forms and screen readers just work; hovering
 * previews.
 */
export const RatingInput = ({
  legend,
  name,
  labelOf,
  required,
  error,
  onChange,
  ...rating
}: RatingInputProps) => {
  const errorId = useId()
  const chosen = (star: number) =>
    rating.value === undefined
      ? { defaultChecked: rating.defaultValue === star }
      : { checked: rating.value === star }
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 text-small font-medium">
        {legend}
        {required && <RequiredMark />}
      </legend>
      <div className="stars -ml-2 inline-flex">
        {RATINGS.map((star) => (
          <label
            key={star}
            className="relative grid size-11 place-content-center has-focus-visible:outline-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              value={star}
              required={required}
              className="absolute inset-0 appearance-none outline-none"
              {...chosen(star)}
              onChange={() => onChange?.(star)}
            />
            <Star size={26} />
            <VisuallyHidden>{labelOf(star)}</VisuallyHidden>
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
