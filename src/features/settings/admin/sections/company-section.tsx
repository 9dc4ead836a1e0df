import { numberIn, typedEuros } from '../../../../ui/admin/typed-number.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { SettingsRecords } from '../../admin-settings.contract.ts'
import { textLengths } from '../../settings.limits.ts'
import { CountryField } from '../country-field.tsx'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.tsx'

type Seller = SettingsRecords['seller']

const sent = [
  'legalName',
  'legalForm',
  'capital',
  'siren',
  'siret',
  'rcsCity',
  'vatNumber',
  'seat',
  'publicationDirector',
  'returnsEmail',
  'textileId',
  'ossEnabled',
] as const

const textsOf = (seller: Seller) => ({
  legalName: seller.legalName,
  legalForm: seller.legalForm,
  siren: seller.siren,
  siret: seller.siret,
  rcsCity: seller.rcsCity,
  vatNumber: seller.vatNumber,
  publicationDirector: seller.publicationDirector,
  returnsEmail: seller.returnsEmail,
  textileId: seller.textileId,
  ossEnabled: seller.ossEnabled,
})

type Texts = ReturnType<typeof textsOf>

interface CompanyDraft extends Texts {
  readonly capital: string
  readonly 'seat.street': string
  readonly 'seat.postalCode': string
  readonly 'seat.city': string
  readonly 'seat.countryCode': string
}

const written = (draft: CompanyDraft): Partial<Seller> => {
  const {
    capital,
    'seat.street': street,
    'seat.postalCode': postalCode,
    'seat.city': city,
    'seat.countryCode': countryCode,
    ...texts
  } = draft
  return { ...texts, capital: numberIn(capital), seat: { street, postalCode, city, countryCode } }
}

const useLabels = () => {
  const { t } = useTranslation('settingsDesk')
  return {
    legalName: t('company.legalName'),
    legalForm: t('company.legalForm'),
    capital: t('company.capital'),
    siren: t('company.siren'),
    siret: t('company.siret'),
    rcsCity: t('company.rcsCity'),
    vatNumber: t('company.vatNumber'),
    'seat.street': t('company.street'),
    'seat.postalCode': t('company.postalCode'),
    'seat.city': t('company.city'),
    'seat.countryCode': t('company.country'),
    publicationDirector: t('company.publicationDirector'),
    returnsEmail: t('company.returnsEmail'),
    textileId: t('company.textileId'),
    ossEnabled: t('company.oss'),
  }
}

/** The legal data of the company, as the law requires it. */
export const CompanySection = ({ record }: { record: Seller }) => {
  const { t } = useTranslation('settingsDesk')
  const lng = useLanguage()
  const section = useSection({
    id: 'societe',
    name: 'seller',
    title: t('company.title'),
    record,
    fields: sent,
    labels: useLabels(),
    say: (field, { ossEnabled }) => (field === 'ossEnabled' ? t(ossEnabled ? 'yes' : 'no') : undefined),
    draftOf: (seller): CompanyDraft => ({
      ...textsOf(seller),
      capital: typedEuros(seller.capital, lng),
      'seat.street': seller.seat.street,
      'seat.postalCode': seller.seat.postalCode,
      'seat.city': seller.seat.city,
      'seat.countryCode': seller.seat.countryCode,
    }),
    written,
  })
  const { text, draft, change, labelOf } = section
  const line = { maxLength: textLengths.line, autoComplete: 'off' } as const
  return (
    <SectionForm section={section} title={t('company.title')} lead={t('company.lead')}>
      <div className="grid items-start gap-x-gutter gap-y-5 sm:grid-cols-2">
        <TextField {...text('legalName')} {...line} />
        <TextField {...text('legalForm')} {...line} maxLength={textLengths.legalForm} />
        <TextField {...text('capital')} {...line} inputMode="decimal" />
        <TextField {...text('rcsCity')} {...line} />
        <TextField {...text('siren')} {...line} inputMode="numeric" />
        <TextField {...text('siret')} {...line} inputMode="numeric" />
        <TextField {...text('vatNumber')} {...line} />
        <TextField {...text('publicationDirector')} {...line} />
        <TextField {...text('seat.street')} {...line} />
        <TextField {...text('seat.postalCode')} {...line} maxLength={textLengths.postalCode} />
        <TextField {...text('seat.city')} {...line} />
        <CountryField {...text('seat.countryCode')} />
        <TextField {...text('returnsEmail')} {...line} type="email" maxLength={textLengths.email} />
        <TextField {...text('textileId')} {...line} hint={t('company.textileHint')} />
      </div>
      <CheckboxField
        className="mt-5"
        label={labelOf('ossEnabled')}
        hint={t('company.ossHint')}
        checked={draft.ossEnabled}
        onChange={({ target }) => change({ ossEnabled: target.checked })}
      />
    </SectionForm>
  )
}
