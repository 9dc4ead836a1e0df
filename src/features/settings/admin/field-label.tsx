import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'

interface FieldLabelProps {
  readonly name: string
  readonly isExample: boolean
}

/** What a field is called, and whether what it holds is still that of the example. */
export const FieldLabel = ({ name, isExample }: FieldLabelProps) => {
  const { t } = useTranslation('settingsDesk')
  if (!isExample) return name
  return (
    <>
      <span className="me-1">{name}</span>{' '}
      {/* Not taller than the label: fields beside each other stay level. */}
      <Badge tone="rose" className="-my-1 font-normal">
        {t('example')}
      </Badge>
    </>
  )
}
