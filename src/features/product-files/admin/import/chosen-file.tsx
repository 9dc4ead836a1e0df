import { type DragEvent, useState } from 'react'
import { FileChoice } from '../../../../ui/admin/uploads/file-choice.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

interface ChosenFileProps {
  readonly name: string | undefined
  readonly onChoose: (file: File) => void
}

/** Where the file is chosen or dropped. */
export const ChosenFile = ({ name, onChoose }: ChosenFileProps) => {
  const { t } = useTranslation('productFiles')
  const [isOver, setOver] = useState(false)
  const take = ([file]: readonly File[]) => {
    if (file) onChoose(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    <section
      aria-label={t('import.choose')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-col items-start gap-3 border border-dashed px-5 py-5 transition-colors sm:flex-row sm:items-center sm:gap-5',
        isOver ? 'border-garance bg-rose' : 'border-rule',
      )}
    >
      <FileChoice
        variant="secondary"
        label={t(name === undefined ? 'import.choose' : 'import.chooseOther')}
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        onChoose={take}
      />
      <p className="min-w-0 text-small wrap-anywhere">
        {name ?? <span className="text-ink-soft">{t('import.orDrop')}</span>}
      </p>
    </section>
  )
}
