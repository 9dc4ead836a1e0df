import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { keysTexts } from './keys.texts.ts'

const keys = [
  ['search', ['Ctrl K', '⌘ K', '/']],
  ['next', ['J']],
  ['previous', ['K']],
  ['open', ['↵']],
  ['select', ['X']],
  ['act', ['E']],
  ['close', ['Esc']],
  ['keys', ['?']],
] as const

interface KeysDialogProps {
  /** Whether keys of one letter do something. */
  readonly isOn: boolean
  readonly onTurn: (on: boolean) => void
  readonly onClose: () => void
}

/** All keys of the admin, and whether those of one letter do something. */
export const KeysDialog = ({ isOn, onTurn, onClose }: KeysDialogProps) => {
  useOwnTexts('keys', keysTexts)
  const { t } = useTranslation('keys')
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={t('closeDialog')} width="narrow">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2 text-small">
        {keys.map(([name, presses]) => (
          <div key={name} className="contents">
            <dt className="flex flex-wrap gap-1.5">
              {presses.map((press) => (
                <kbd key={press} className="border border-hairline px-1.5 font-sans text-caption">
                  {press}
                </kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        label={t('single')}
        hint={t('singleHint')}
        checked={isOn}
        onChange={({ target }) => onTurn(target.checked)}
        className="mt-4"
      />
    </Dialog>
  )
}
