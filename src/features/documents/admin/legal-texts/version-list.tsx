import { longDay } from '../../../../shared/dates/long-day.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { LegalTextVersion } from '../../documents.contract.ts'

interface VersionListProps {
  /** The newest first. */
  readonly versions: readonly LegalTextVersion[]
  readonly onRead: (version: LegalTextVersion) => void
  /** Called with the day of the version. */
  readonly onChange: (effective: string) => void
  readonly onRemove: (version: LegalTextVersion) => void
}

const tones = { planned: 'outline', inForce: 'sage', past: 'linen' } as const

/** The versions of a text; one that is to come can be changed and taken back. */
export const VersionList = ({ versions, onRead, onChange, onRemove }: VersionListProps) => {
  const { t } = useTranslation('legalTexts')
  const lng = useLanguage()
  return (
    <>
      <h3 className="mt-8 font-medium text-small">{t('versions')}</h3>
      <ul className="mt-2 border-hairline border-t">
        {versions.map((version) => {
          const { effective, isOwn, state } = version
          const day = longDay(effective, lng)
          const quiet = { size: 'small', variant: 'quiet' } as const
          return (
            <li
              key={`${effective} ${isOwn}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-hairline border-b py-2 text-small"
            >
              <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
              <span className="me-auto">{t(isOwn ? 'version' : 'softwareVersion', { day })}</span>
              <Button
                {...quiet}
                aria-haspopup="dialog"
                aria-label={t('readOf', { day })}
                onClick={() => onRead(version)}
              >
                {t('read')}
              </Button>
              {state === 'planned' && (
                <>
                  <Button {...quiet} aria-label={t('changeOf', { day })} onClick={() => onChange(effective)}>
                    {t('change')}
                  </Button>
                  <Button
                    {...quiet}
                    aria-haspopup="dialog"
                    aria-label={t('removeOf', { day })}
                    onClick={() => onRemove(version)}
                  >
                    {t('remove')}
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
