import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

interface PastedCellsProps {
  readonly onPaste: (text: string) => void
}

/** Takes cells that were copied in a spreadsheet, with their line of headings; a single line is none. */
export const PastedCells = ({ onPaste }: PastedCellsProps) => {
  const { t } = useTranslation('productFiles')
  return (
    <TextareaField
      label={t('import.paste')}
      hint={t('import.pasteHint')}
      frameClassName="mt-4 max-w-[46rem]"
      value=""
      onChange={({ target }) => {
        if (/[\r\n]/.test(target.value.trim())) onPaste(target.value)
      }}
    />
  )
}
