import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { Icon } from '../../../ui/buttons/icon.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { GuaranteesContract } from '../guarantees.contract.ts'
import { guaranteesQuery } from './guarantees.queries.ts'
import { guaranteesTexts } from './guarantees.texts.ts'

const link =
  'inline-flex min-h-11 items-center gap-1.5 underline decoration-1 decoration-garance underline-offset-[0.22em] transition-colors hover:text-garance'

/**
 * The Union's notice on the legal guarantee, as it was drawn and in colour (Regulation (EU) 2025/1960). Until the owner
 * has put the official file in place, and for whoever does not see it, the same is said in words.
 */
export const GuaranteeNotice = () => {
  useOwnTexts('guarantees', guaranteesTexts)
  const { t } = useTranslation('guarantees')
  const lng = useLanguage()
  const { data } = useQuery(guaranteesQuery(useApi<GuaranteesContract>()))
  const notice = data?.notice
  const outside = (
    <>
      <Icon name="external" size={14} className="flex-none" />
      <VisuallyHidden>{t('notice.newTab')}</VisuallyHidden>
    </>
  )
  return (
    <div className="max-w-[30rem] text-small">
      {notice ? (
        <img
          src={notice.url}
          width={notice.width}
          height={notice.height}
          alt={t('notice.alt', { summary: t('notice.summary') })}
          // Its colours are prescribed, in the dark too.
          className="h-auto w-full bg-white"
        />
      ) : (
        <div className="border border-rule p-5">
          <p className="font-medium">{t('notice.title')}</p>
          <p className="mt-1 text-ink-soft">{t('notice.summary')}</p>
        </div>
      )}
      <p className="flex flex-wrap gap-x-6">
        {notice && (
          <a href={notice.url} target="_blank" rel="noopener" className={link}>
            {t('notice.enlarge')} {outside}
          </a>
        )}
        <a
          href={`https://europa.eu/youreurope/index_${lng}.htm`}
          target="_blank"
          rel="noopener"
          className={link}
        >
          {t('notice.portal')} {outside}
        </a>
      </p>
    </div>
  )
}
