import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { FileChoice } from '../../../../ui/uploads/file-choice.tsx'
import { DropPlace } from './drop-place.tsx'

interface ChosenFileProps {
  readonly name: string | undefined
  readonly onChoose: (file: File) => void
}

/** Where the file is chosen or dropped. */
export const ChosenFile = ({ name, onChoose }: ChosenFileProps) => {
  const { t } = useTranslation('productFiles')
  const take = ([file]: readonly File[]) => {
    if (file) onChoose(file)
  }
  return (
    <DropPlace label={t('import.choose')} onDrop={take}>
      <FileChoice
        variant="secondary"
        label={t(name === undefined ? 'import.choose' : 'import.chooseOther')}
        accept=".csv,.tsv,.txt,.json,.zip,text/csv,application/json,application/zip"
        onChoose={take}
      />
      <p className="min-w-0 text-small wrap-anywhere">
        {name ?? <span className="text-ink-soft">{t('import.orDrop')}</span>}
      </p>
    </DropPlace>
  )
}
