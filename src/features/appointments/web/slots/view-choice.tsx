import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

const views = ['month', 'list'] as const

export type SlotView = (typeof views)[number]

interface ViewChoiceProps {
  readonly view: SlotView
  readonly onChange: (view: SlotView) => void
}

/** How the free slots are shown. */
export const ViewChoice = ({ view, onChange }: ViewChoiceProps) => {
  const { t } = useTranslation('slots')
  return (
    <fieldset className="flex gap-x-5">
      <legend className="sr-only">{t('views.label')}</legend>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          onClick={() => onChange(each)}
          className={classNames(
            'thread-link min-h-11 text-small [--thread-drop:0.375rem]',
            each === view ? 'font-medium text-ink' : 'text-ink-soft hover:text-ink',
          )}
        >
          {t(`views.${each}`)}
        </button>
      ))}
    </fieldset>
  )
}
