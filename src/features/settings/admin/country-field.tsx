import type { ComponentProps } from 'react'
import { servedCountries } from '../../../shared/postal/countries.ts'
import { countryName } from '../../../shared/postal/country-name.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'

/** The choice of a country by its name, in the alphabetical order of the page's language. */
export const CountryField = (field: Omit<ComponentProps<typeof SelectField>, 'options'>) => {
  const lng = useLanguage()
  const options = servedCountries
    .map((code) => ({ value: code, label: countryName(code, lng) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, lng))
  return <SelectField {...field} options={options} />
}
