import { useEffect, useMemo, useRef } from 'react'
import { countryGroups } from '../../../../shared/postal/country-options.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { chosenCountry } from './chosen-country.ts'
import { destinationChoiceTexts } from './destination-choice.texts.ts'

/** The list of countries that opens below the estimate of the delivery. */
export const DestinationChoice = ({ country }: { country: string }) => {
  useOwnTexts('destinationChoice', destinationChoiceTexts)
  const { t } = useTranslation('destinationChoice')
  const lng = useLanguage()
  const { france, union, elsewhere } = useMemo(() => countryGroups(lng), [lng])
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => select.current?.focus({ preventScroll: true }), [])
  return (
    <SelectField
      ref={select}
      name="deliveryCountry"
      label={t('label')}
      value={country}
      options={[
        ...france,
        { label: t('union'), options: union },
        { label: t('elsewhere'), options: elsewhere },
      ]}
      onChange={({ target }) => chosenCountry.change(() => target.value)}
    />
  )
}
