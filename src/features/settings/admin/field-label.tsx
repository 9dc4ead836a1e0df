import { Badge } from '../../../ui/badge.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'

interface FieldLabelProps {
  readonly name: string
  readonly isExample: boolean
}

/** The label of a field, and whether its value is still the example. */
export const FieldLabel = ({ name, isExample }: FieldLabelProps) => {
  const { t } = useTranslation('settingsDesk')
  if (!isExample) return name
  return (
    <>
      <span className="me-1">{name}</span>{' '}
      {/* The badge is not taller than the label, so that fields in one row stay aligned. */}
      <Badge tone="rose" className="-my-1 font-regular">
        {t('example')}
      </Badge>
    </>
  )
}
