import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'

interface PartFailedProps {
  readonly title: string
  readonly text: string
  readonly onRetry: () => void
}

/** Shown in place of a part that could not be loaded; the other parts stay. */
export const PartFailed = ({ title, text, onRetry }: PartFailedProps) => {
  const { t } = useTranslation('privacy')
  return (
    <div className="-mt-10">
      <ErrorState
        level={3}
        title={title}
        text={text}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  )
}
