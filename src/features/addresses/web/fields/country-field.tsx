import { type ComponentProps, useMemo } from 'react'
import { countryGroups } from '../../../../shared/postal/country-options.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

type CountryFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>

/** The countries the house sends to, in three groups, each under its name. */
export const CountryField = (field: CountryFieldProps) => {
  const { t } = useTranslation('addresses')
  const lng = useLanguage()
  const groups = useMemo(() => countryGroups(lng), [lng])
  return (
    <SelectField
      {...field}
      label={t('form.country')}
      required
      options={[
        ...groups.france,
        { label: t('form.union'), options: groups.union },
        { label: t('form.elsewhere'), options: groups.elsewhere },
      ]}
    />
  )
}
