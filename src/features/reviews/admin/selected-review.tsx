import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface SelectedReviewProps {
  /** The name of the review's author. */
  readonly name: string
  readonly isSelected: boolean
  readonly onSelect: () => void
  readonly children: ReactNode
}

/** The checkbox that selects a review, beside the link that opens it. */
export const SelectedReview = ({ name, isSelected, onSelect, children }: SelectedReviewProps) => {
  const { t } = useTranslation('reviewsAdmin')
  return (
    <div className="flex items-start gap-3">
      <label className="-m-2 grid size-11 flex-none place-content-center">
        <input
          type="checkbox"
          className="tick"
          checked={isSelected}
          onChange={onSelect}
          aria-label={t('select', { name })}
        />
      </label>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
