import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { countryGroups } from '../../../../shared/postal/country-options.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { chosenCountry } from './chosen-country.ts'

/** The list of countries that opens below the estimate of the delivery. */
export const DestinationChoice = ({ country }: { country: string }) => {
  const { t } = useTranslation('cartSummary')
  const lng = useLanguage()
  const options = useMemo(() => Object.values(countryGroups(lng)).flat(), [lng])
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => select.current?.focus({ preventScroll: true }), [])
  return (
    <SelectField
      ref={select}
      name="deliveryCountry"
      label={t('deliverTo')}
      value={country}
      options={options}
      onChange={({ target }) => chosenCountry.change(() => target.value)}
    />
  )
}
