import { type Area, areas } from '../../../shared/roles.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { RadioGroupField } from '../../../ui/forms/radio-group-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'

export interface Rights {
  readonly role: 'staff' | 'admin'
  readonly areas: readonly Area[]
}

interface RightsFieldsProps {
  readonly rights: Rights
  readonly onChange: (rights: Rights) => void
}

/** The role of a member, and the areas of a member who is no admin. */
export const RightsFields = ({ rights, onChange }: RightsFieldsProps) => {
  const { t } = useTranslation('team')
  const toggle = (area: Area) =>
    onChange({
      ...rights,
      areas: areas.filter((each) => (each === area) !== rights.areas.includes(each)),
    })
  return (
    <>
      <RadioGroupField
        name="role"
        label={t('form.role')}
        value={rights.role}
        onChange={(role) => onChange({ ...rights, role: role === 'admin' ? 'admin' : 'staff' })}
        options={[
          { value: 'staff', label: t('form.staff'), hint: t('form.staffHint') },
          { value: 'admin', label: t('admin'), hint: t('form.adminHint') },
        ]}
      />
      {rights.role === 'staff' && (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-medium text-small">{t('form.areas')}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {areas.map((area) => (
              <CheckboxField
                key={area}
                label={t(`areas.${area}`)}
                hint={t(`areaHints.${area}`)}
                checked={rights.areas.includes(area)}
                onChange={() => toggle(area)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
