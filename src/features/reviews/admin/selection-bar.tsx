import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import type { RefusalReason } from '../refusal-reasons.ts'
import { RefusalChoice } from './refusal-choice.tsx'

interface SelectionBarProps {
  readonly count: number
  readonly isWhole: boolean
  readonly onSelectAll: () => void
  readonly busy: boolean
  readonly onPublish: () => void
  readonly onRefuse: (reason: RefusalReason) => void
}

/** What can be done to all the reviews that are selected. */
export const SelectionBar = ({
  count,
  isWhole,
  onSelectAll,
  busy,
  onPublish,
  onRefuse,
}: SelectionBarProps) => {
  const { t } = useTranslation('reviewsAdmin')
  return (
    <div className="mt-4 flex min-h-20 flex-wrap items-end gap-x-6 gap-y-3 border-rule border-y py-3 text-small">
      <CheckboxField label={t('selectAll')} checked={isWhole} onChange={onSelectAll} />
      <p role="status" className="pb-2.5 text-ink-soft tabular-nums">
        {count > 0 && t('selected', { count })}
      </p>
      {count > 0 && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3 sm:ms-auto">
          <Button loading={busy} onClick={onPublish}>
            {busy ? t('publishing') : t('publish')}
          </Button>
          <RefusalChoice busy={busy} onRefuse={onRefuse} />
        </div>
      )}
    </div>
  )
}
