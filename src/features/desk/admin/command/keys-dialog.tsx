import { useTranslation } from 'react-i18next'
import { useSingleKeys } from '../../../../ui/admin/single-keys.ts'
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
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

/** All keys of the admin, and whether those of one letter do something. */
export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  useOwnTexts('keys', keysTexts)
  const { t } = useTranslation('keys')
  const { isOn, turn } = useSingleKeys()
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
        onChange={({ target }) => turn(target.checked)}
        className="mt-4"
      />
    </Dialog>
  )
}
