import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { DraftOfItem } from './use-item-draft.ts'

interface SaveBarProps {
  readonly written: DraftOfItem
  readonly busy: boolean
}

/** At the foot of the window, wherever one is among the fields. */
export const SaveBar = ({ written, busy }: SaveBarProps) => {
  const { t } = useTranslation('galleryAdmin')
  const isUnsaved = written.unsaved.length > 0
  return (
    <div className="sticky bottom-0 z-10 mt-8 flex flex-wrap items-center gap-x-4 gap-y-1 sm:gap-x-6 border-hairline border-t bg-paper py-3 low:static">
      <Button type="submit" loading={busy}>
        {busy ? t('item.saving') : t('item.save')}
      </Button>
      <p role="status" className="text-ink-soft text-small max-sm:sr-only">
        {isUnsaved && t('item.unsaved')}
      </p>
      {isUnsaved && !busy && (
        <Button
          variant="quiet"
          size="small"
          onClick={({ currentTarget }) => {
            currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
            written.clear()
          }}
        >
          {t('item.discard')}
        </Button>
      )}
    </div>
  )
}
