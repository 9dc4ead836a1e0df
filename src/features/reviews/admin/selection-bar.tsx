import { useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { RefusalReason } from '../../catalog/reviews/review-refusal-reasons.ts'
import { RefusalChoice } from './refusal-choice.tsx'

interface SelectionBarProps {
  readonly count: number
  readonly isWhole: boolean
  readonly onSelectAll: () => void
  readonly busy: boolean
  /** Makes the decision. The answer says whether it was made. */
  readonly onDecide: (reason?: RefusalReason) => Promise<boolean>
}

/** What an admin can do with all selected reviews. */
export const SelectionBar = ({ count, isWhole, onSelectAll, busy, onDecide }: SelectionBarProps) => {
  const { t } = useTranslation('reviewsAdmin')
  const all = useRef<HTMLInputElement>(null)
  const decide = async (reason?: RefusalReason) => {
    // The buttons disappear with the selection, so the focus moves to the checkbox.
    if (await onDecide(reason)) all.current?.focus()
  }
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-2 text-small">
      <CheckboxField ref={all} label={t('selectAll')} checked={isWhole} onChange={onSelectAll} />
      <p role="status" className="text-ink-soft tabular-nums">
        {count > 0 && t('selected', { count })}
      </p>
      {count > 0 && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-2 sm:ms-auto">
          <Button size="small" loading={busy} onClick={() => void decide()}>
            {busy ? t('publishing') : t('publish')}
          </Button>
          <RefusalChoice busy={busy} onRefuse={(reason) => void decide(reason)} />
        </div>
      )}
    </div>
  )
}
