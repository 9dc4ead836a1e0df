import { randomId } from '../../../../shared/ids/random-id.ts'
import { slugOf } from '../../../../shared/text/slug.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { SettingsRecords } from '../../admin-settings.contract.ts'
import { mostCarriers, parcelNumberPlace, textLengths } from '../../settings.limits.ts'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.tsx'
import { useRowFocus } from './use-row-focus.ts'

type Seller = SettingsRecords['seller']

interface CarrierRow {
  readonly rowId: string
  /** Parcels refer to their carrier by this id; '' until a new carrier is saved. */
  readonly id: string
  readonly name: string
  readonly trackingUrl: string
}

interface CarriersDraft {
  readonly carriers: readonly CarrierRow[]
}

const draftOf = ({ carriers }: Seller): CarriersDraft => ({
  carriers: carriers.map((carrier) => ({ ...carrier, rowId: carrier.id })),
})

const written = ({ carriers }: CarriersDraft) => ({
  carriers: carriers.map(({ id, name, trackingUrl }) => ({ id: id || slugOf(name), name, trackingUrl })),
})

interface CarrierFieldsProps {
  readonly row: CarrierRow
  readonly index: number
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (more: Partial<CarrierRow>) => void
  readonly onRemove: () => void
}

const CarrierFields = ({
  row: { name, trackingUrl },
  index,
  errors,
  onChange,
  onRemove,
}: CarrierFieldsProps) => {
  const { t } = useTranslation('settingsDesk')
  const label = t('carriers.row', { place: index + 1 })
  const path = `carriers.${index}`
  return (
    <>
      <legend className="sr-only">{label}</legend>
      <TextField
        label={t('carriers.name')}
        value={name}
        maxLength={textLengths.carrierId}
        autoComplete="off"
        error={errors[`${path}.name`] ?? errors[`${path}.id`]}
        onChange={({ target }) => onChange({ name: target.value })}
        frameClassName="sm:max-w-60"
      />
      <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-3">
        <TextField
          // The type is not « url », because HTML refuses a URL with braces, and the parcel's number is put
          // between them.
          inputMode="url"
          label={t('carriers.trackingUrl')}
          value={trackingUrl}
          maxLength={textLengths.webUrl}
          autoComplete="off"
          error={errors[`${path}.trackingUrl`]}
          onChange={({ target }) => onChange({ trackingUrl: target.value })}
          frameClassName="w-full min-w-0 sm:w-auto sm:flex-1"
        />
        <Button
          variant="quiet"
          size="small"
          className="sm:mt-8"
          aria-label={t('carriers.removeOf', { name: name || label })}
          onClick={onRemove}
        >
          {t('carriers.remove')}
        </Button>
      </div>
    </>
  )
}

/** The carriers of the house, and the URLs at which they track parcels. */
export const CarriersSection = ({ record }: { record: Seller }) => {
  const { t } = useTranslation('settingsDesk')
  const { addButton, rowRef, onAdd, onRemove, removals } = useRowFocus()
  const section = useSection({
    id: 'transporteurs',
    name: 'seller',
    title: t('carriers.title'),
    record,
    fields: ['carriers'],
    labels: { carriers: t('carriers.title') },
    say: (_, { carriers }) => carriers.map(({ name, trackingUrl }) => `${name}, ${trackingUrl}`).join(' ; '),
    draftOf,
    written,
  })
  const { draft, errors, change } = section
  const isFull = draft.carriers.length >= mostCarriers
  const replace = (rowId: string, more: Partial<CarrierRow>) =>
    change({ carriers: draft.carriers.map((row) => (row.rowId === rowId ? { ...row, ...more } : row)) })
  return (
    <SectionForm
      section={section}
      title={t('carriers.title')}
      lead={t('carriers.lead', { number: parcelNumberPlace })}
    >
      {draft.carriers.map((row, index) => (
        <fieldset key={row.rowId} ref={rowRef(row.rowId)} className="border-hairline border-t py-4">
          <CarrierFields
            row={row}
            index={index}
            errors={errors}
            onChange={(more) => replace(row.rowId, more)}
            onRemove={() => {
              onRemove()
              change({ carriers: draft.carriers.filter(({ rowId }) => rowId !== row.rowId) })
            }}
          />
        </fieldset>
      ))}
      <Button
        ref={addButton}
        variant="secondary"
        size="small"
        data-refused={errors.carriers && ''}
        aria-describedby={errors.carriers && 'carriers-error'}
        aria-disabled={isFull || undefined}
        onClick={() => {
          if (isFull) return
          const rowId = randomId()
          onAdd(rowId)
          change({ carriers: [...draft.carriers, { rowId, id: '', name: '', trackingUrl: '' }] })
        }}
      >
        {t('carriers.add')}
      </Button>
      <FieldError id="carriers-error" error={errors.carriers} />
      <p role="status" className="sr-only">
        {removals > 0 && <span key={removals}>{t('carriers.removed')}</span>}
      </p>
    </SectionForm>
  )
}
